// Setting a table: the form shows what the server made of it, and seats can be dragged by their grips.
// @ts-check

const htmx = /** @type {any} */ (window).htmx;
// What was clicked or typed once no longer follows its attributes; whoever is typing right now keeps the text.
document.addEventListener("htmx:after:swap", () => {
  const form = document.getElementById("set");
  const typing = document.activeElement;
  if (!(form instanceof HTMLFormElement)) return;
  const text = typing instanceof HTMLInputElement && typing.type === "text" ? typing.value : null;
  form.reset();
  if (typing instanceof HTMLInputElement && text !== null) typing.value = text;
});

/** The seat that is dragged. @type {HTMLElement | null} */
let held = null;

/** @param {Event} event @returns {HTMLElement | null} */
const place = (event) => (event.target instanceof Element ? event.target.closest(".place") : null);
const places = () => [...document.querySelectorAll(".place")];

/** Below the middle of a seat means after it. @param {DragEvent} event @param {HTMLElement} over */
const after = (event, over) => {
  const box = over.getBoundingClientRect();
  return event.clientY > box.top + box.height / 2;
};

const unmark = () => places().forEach((seat) => seat.classList.remove("over", "under"));

document.addEventListener("dragstart", (event) => {
  const seat = place(event);
  if (!seat || !(event.target instanceof Element) || !event.target.matches(".grip")) return;
  held = seat;
  event.dataTransfer?.setDragImage(seat, 20, 20);
  event.dataTransfer?.setData("text/plain", seat.id);
  seat.classList.add("held");
});

document.addEventListener("dragover", (event) => {
  const over = place(event);
  if (!held || !over) return;
  event.preventDefault();
  unmark();
  if (over !== held) over.classList.add(after(event, over) ? "under" : "over");
});

document.addEventListener("drop", (event) => {
  const over = place(event);
  if (!held || !over) return;
  event.preventDefault();
  const from = places().indexOf(held);
  const gap = places().indexOf(over) + (after(event, over) ? 1 : 0);
  const to = gap > from ? gap - 1 : gap;
  const form = held.closest("form");
  if (to === from || !form) return;
  const values = { ...Object.fromEntries(new FormData(form)), lift: `${from}-${to}` };
  void htmx.ajax("POST", form.getAttribute("hx-post"), { target: "#main", swap: "outerMorph", values });
});

document.addEventListener("dragend", () => {
  unmark();
  held?.classList.remove("held");
  held = null;
});

export {};
