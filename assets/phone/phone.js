"use strict";
// The page of a phone. It shows what the table sends and sends back what is chosen; it knows no rules.

const byId = (id) => document.getElementById(id);
const CLOSED = { 4001: "key", 4002: "other", 4003: "fast", 4004: "key", 4005: "lost", 4006: "closed" };
const FINAL = new Set([4001, 4002, 4003, 4004]);
const NEWS = 12;
const ASLEEP = 4000;

let texts = { languages: { en: "English" }, words: { en: {} } };
let language = "en";
let socket = null;
let retry = 0;
let timer = 0;
let hiddenAt = 0;
let page = null;
let lines = [];
let drawn = {};
let picked = [];
let heldBack = null;
let wanted = null; // the seat this phone has asked for

function stored(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name) || "";
  } catch {
    return "";
  }
}

function device() {
  let name = stored("device");
  if (!/^[0-9a-f]{32}$/.test(name)) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    stored("device", name);
    heldBack = name;
  }
  return heldBack || name;
}

const say = (name) => (texts.words[language] || texts.words.en)[name] || "";

function make(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// Talking to the table

function key() {
  const found = location.hash.slice(1);
  return /^[0-9a-f]{32}$/.test(found) ? found : "";
}

function connect() {
  clearTimeout(timer);
  if (socket) socket.onclose = null, socket.close();
  const mine = (socket = new WebSocket(`ws://${location.host}/table`));
  mine.onopen = () => say_to_table({ type: "hello", key: key(), device: device(), language: stored("language") });
  mine.onmessage = (message) => hear(JSON.parse(message.data));
  mine.onclose = (closed) => {
    if (mine !== socket) return;
    socket = null;
    const reason = CLOSED[closed.code] || "lost";
    notice(reason, FINAL.has(closed.code) && closed.code !== 4001);
    lock();
    if (!FINAL.has(closed.code)) {
      timer = setTimeout(connect, Math.min(4000, 300 * 2 ** retry));
      retry += 1;
    }
  };
}

function say_to_table(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(message) {
  retry = 0;
  if (message.language) speak(message.language);
  if (message.type === "page") {
    lines = lines.slice(0, message.log.keep).concat(message.log.add);
    page = message.page;
    notice("");
    render();
  } else if (message.type === "welcome") {
    lines = [];
    if (message.key !== key()) history.replaceState(null, "", `#${message.key}`);
    notice("");
  } else if (message.type === "seats") {
    offerSeats(message);
  } else if (message.type === "wait") {
    notice(message.door ? "door" : "wait");
  }
}

// The page's own words

function speak(code) {
  language = texts.words[code] ? code : "en";
  document.documentElement.lang = language;
  byId("language-label").textContent = say("language");
  byId("plain").textContent = say("plain");
  byId("recap-title").textContent = say("recap");
  byId("undo").textContent = say("take_back");
  byId("secret").textContent = say("secret");
  byId("sit-title").textContent = say("sit");
  byId("log").firstElementChild.textContent = say("log");
  byId("survey").firstElementChild.textContent = say("table");
  byId("players").setAttribute("aria-label", say("players"));
  const select = byId("language");
  if (!select.options.length) {
    for (const [one, name] of Object.entries(texts.languages)) select.add(new Option(name, one));
  }
  select.value = language;
}

function notice(name, button) {
  const place = byId("notice");
  const text = name ? say(name) : "";
  if (place.firstChild && place.firstChild.textContent === text && place.childElementCount === (button ? 2 : 1)) return;
  place.replaceChildren();
  if (!text) return;
  place.append(make("span", "", text));
  if (button) {
    const again = make("button", "", say("again"));
    again.type = "button";
    again.onclick = () => location.reload();
    place.append(make("br"), again);
  }
}

function offerSeats(message) {
  byId("name").textContent = message.title;
  byId("sit").hidden = false;
  byId("page").hidden = true;
  byId("seats").replaceChildren(
    ...message.free.map((free) => {
      const row = make("li");
      const button = make("button");
      const emblem = make("img");
      emblem.src = `pictures/${free.emblem}`;
      emblem.alt = "";
      button.type = "button";
      button.append(emblem, make("span", "", free.name));
      button.onclick = () => say_to_table({ type: "sit", seat: (wanted = free.seat) });
      row.append(button);
      return row;
    }),
  );
  const taken = wanted !== null && !message.free.some((free) => free.seat === wanted);
  if (taken) wanted = null;
  notice(!message.free.length ? "none_free" : taken ? "taken" : "");
}

// Drawing

function picture(given, count) {
  const place = make("span", `pic ${given.shape || "token"}`);
  for (const layer of given.layers || []) {
    const image = make("img");
    image.src = `pictures/${layer}`;
    image.alt = "";
    image.decoding = "async";
    place.append(image);
  }
  if (given.text) {
    const print = make("span", "print", given.text);
    print.setAttribute("aria-hidden", "true");
    place.append(print);
  }
  if (count) {
    const badge = make("span", "count", count);
    badge.setAttribute("aria-hidden", "true");
    place.append(badge);
  }
  return place;
}

/** Draw something anew only if it is not what stands there: focus, scrolling and opened parts stay. */
function once(name, value, draw) {
  const text = JSON.stringify([language, value]);
  if (drawn[name] === text) return;
  drawn[name] = text;
  draw(value);
}

function render() {
  byId("sit").hidden = true;
  byId("page").hidden = false;
  document.documentElement.style.setProperty("--seat", page.colour);
  byId("name").textContent = page.name;
  const portrait = byId("portrait");
  if (!portrait.src.endsWith(page.portrait)) portrait.src = `pictures/${page.portrait}`;
  portrait.hidden = false;
  byId("facts").textContent = page.facts.join(" ");
  byId("status").textContent = page.status;
  const question = page.question || null;
  const due = question && question.chosen === undefined;
  document.title = due ? `● ${question.text}` : `${page.name} – ${page.game}`;
  once("players", page.players, drawPlayers);
  once("question", question, drawQuestion);
  byId("back").hidden = page.undo === undefined;
  byId("undo").disabled = false;
  const news = lines.slice(Math.max(page.recap, lines.length - NEWS));
  once("news", news, (some) => fill(byId("news"), some.length ? some : [say("nothing")]));
  byId("recap").hidden = !lines.length;
  once("sections", page.sections, drawSections);
  once("survey", page.survey, drawSurvey);
  once("log", lines, (all) => fill(byId("log").querySelector("ol"), all));
  update();
}

function fill(list, some) {
  list.replaceChildren(...some.map((line) => make("li", "", line)));
}

function drawPlayers(players) {
  byId("players").replaceChildren(
    ...players.map((player) => {
      const row = make("li", player.state || "");
      const emblem = make("img");
      emblem.src = `pictures/${player.emblem}`;
      emblem.alt = "";
      const words = make("span");
      words.append(make("span", "name", player.name), make("span", "note", player.note || ""));
      if (player.told) words.append(make("span", "state", player.told));
      row.append(emblem, words);
      return row;
    }),
  );
}

function drawSections(sections) {
  byId("sections").replaceChildren(
    ...sections.map((section) => {
      const made = make("section");
      made.append(make("h2", "", section.title));
      if (!section.items.length) {
        made.append(make("p", "", section.empty || ""));
        return made;
      }
      const list = make("ul", section.kind || "rows");
      for (const item of section.items) {
        const row = make("li");
        if (item.picture) row.append(picture(item.picture, item.count));
        const words = section.kind === "rows" ? make("span") : row;
        words.append(make("span", "name", item.label));
        if (item.note) words.append(make("span", "note", item.note));
        if (words !== row) row.append(words);
        list.append(row);
      }
      made.append(list);
      return made;
    }),
  );
}

function drawSurvey(sentences) {
  let gap = false;
  const made = [];
  for (const sentence of sentences) {
    if (sentence) made.push(make("p", gap ? "gap" : "", sentence));
    gap = !sentence;
  }
  byId("survey").lastElementChild.replaceChildren(...made);
}

// Asking

let asked = "";

function drawQuestion(question) {
  const form = byId("ask");
  form.hidden = !question;
  if (!question) {
    asked = "";
    return;
  }
  const isNew = asked !== question.id;
  if (isNew) {
    picked = [];
    asked = question.id;
  }
  byId("question").textContent = question.text;
  byId("secret").hidden = !question.secret;
  const parts = question.parts || [];
  const choices = byId("choices");
  choices.className = parts.length ? "parts" : question.choices.some((one) => one.picture) ? "pictured" : "";
  if (parts.length) {
    const lying = question.chosen === undefined ? [] : question.answers[question.chosen];
    if (!picked.length) picked = lying.length ? [...lying] : parts.map(() => null);
    choices.replaceChildren(...parts.map((part, number) => drawPart(part, number, lying[number])));
  } else {
    if (!picked.length) picked = [question.chosen === undefined ? null : question.chosen];
    const list = make("fieldset");
    const legend = make("legend", "", question.text);
    legend.hidden = true;
    list.setAttribute("aria-labelledby", "question");
    list.append(
      ...question.choices.map((choice, number) => row(choice, 0, number, number, number === question.chosen)),
    );
    if (choices.className === "pictured") list.classList.add("pictured");
    choices.replaceChildren(list);
  }
  update();
  if (isNew && question.chosen === undefined) {
    if (navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
    byId("question").focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }
}

function drawPart(part, number, lying) {
  const group = make("fieldset", "part");
  group.append(make("legend", "", part.label));
  part.choices.forEach((choice, place) => {
    const value = part.values[place];
    group.append(row(choice, number, value, value, value === lying));
  });
  return group;
}

function row(choice, part, value, place, lying) {
  const made = make("label", `choice${lying ? " lying" : ""}${(choice.notes || []).length ? "" : " plain"}`);
  const input = make("input");
  input.type = "radio";
  input.name = `part${part}`;
  input.value = value;
  input.checked = picked[part] === place;
  input.onchange = () => {
    picked[part] = place;
    update();
  };
  made.append(input);
  if (choice.picture) made.append(picture(choice.picture));
  const words = make("span", "words");
  words.append(make("span", "label", choice.label));
  if ((choice.notes || []).length) {
    const notes = make("ul", "notes");
    fill(notes, choice.notes);
    words.append(notes);
  }
  const tick = make("span", "tick", "✓");
  tick.setAttribute("aria-hidden", "true");
  made.append(words, tick);
  return made;
}

/** The number of the choice that is picked; -1 while it is not whole. */
function pickedChoice() {
  const question = page.question;
  if (!question || picked.includes(null)) return -1;
  if (!question.parts) return picked[0];
  return question.answers.findIndex((answer) => answer.every((value, part) => value === picked[part]));
}

function update() {
  const question = page.question;
  const button = byId("choose");
  if (!question) return;
  const choice = pickedChoice();
  const lies = question.chosen !== undefined;
  button.disabled = choice < 0 || choice === question.chosen;
  button.textContent = say(lies ? (choice === question.chosen ? "laid" : "change") : question.secret ? "lay" : "choose");
  byId("laid").textContent = lies ? say("may_change") : "";
  if (question.parts) {
    for (const input of byId("choices").querySelectorAll("input")) {
      const part = Number(input.name.slice(4));
      const value = Number(input.value);
      const tried = picked.map((one, place) => (place === part ? value : one));
      const fits = (answer) => tried.every((one, place) => one === null || one === answer[place]);
      input.disabled = picked[part] !== value && !question.answers.some(fits);
    }
  }
}

function lock() {
  byId("choose").disabled = true;
  byId("undo").disabled = true;
}

byId("ask").onsubmit = (event) => {
  event.preventDefault();
  const choice = pickedChoice();
  if (choice < 0 || !page.question) return;
  say_to_table({ type: "choose", question: page.question.id, choice });
  lock();
};

byId("undo").onclick = () => {
  say_to_table({ type: "undo", step: page.undo });
  lock();
};

byId("language").onchange = () => {
  stored("language", byId("language").value);
  drawn = {};
  speak(byId("language").value);
  connect();
};

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    hiddenAt = Date.now();
  } else if (!socket || Date.now() - hiddenAt > ASLEEP) {
    retry = 0;
    connect();
  }
});
window.addEventListener("online", connect);
window.addEventListener("hashchange", connect);

(async () => {
  try {
    texts = await (await fetch("words.json")).json();
  } catch {
    // Without them the page still shows what the table says.
  }
  const wanted = stored("language") || (navigator.languages || []).map((one) => one.slice(0, 2)).find((one) => texts.words[one]);
  speak(wanted || "en");
  notice("connecting");
  connect();
})();
