/** Where to tap what has this role and begins with this name: seen, in front of everything, and at rest. */
async (role, name, exact) => {
  const KINDS = {
    button: "button",
    radio: "[type=radio]",
    switch: "[role=switch]",
    textbox: "input:not([type]), [type=text], textarea",
    answer: ":is(dialog, .actions) button, li > button[aria-pressed], fieldset > button, [type=radio]",
  };
  const IN_A_FAN = [22, 50]; // where a card is never covered by the next
  const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const plain = (words) => words.replace(/\s+/g, " ").trim().toLowerCase();
  const labels = (one) => [...(one.labels ?? [])].map((label) => label.innerText).join(" ");
  const called = (one) => plain(one.ariaLabel ?? (labels(one) || one.innerText || ""));
  const fits = (words) => (exact ? words === plain(name) : words.startsWith(plain(name)));
  const isOpen = (one) => one.ariaDisabled !== "true" && !one.disabled;
  const isOn = (one) => one.ariaPressed === "true" || one.ariaChecked === "true" || one.checked === true;
  const isMain = (one) => one.classList.contains("main");
  const isChoice = (one) => one.matches("[aria-pressed], fieldset > *, [type=radio]");
  /** An answer is sent by the main button if it can be; else something is chosen, or another button pressed. */
  const rank = (one) => (isMain(one) ? 0 : isChoice(one) ? 1 : one.closest("header") ? 3 : 2);
  const found = [...layer.querySelectorAll(KINDS[role])].filter(
    (one) => one.checkVisibility() && !one.closest("[inert]") && fits(called(one)),
  );
  if (role === "answer") {
    const can = found.filter((one) => isOpen(one) && !(isChoice(one) && isOn(one)));
    found.splice(0, found.length, ...can.sort((one, other) => rank(one) - rank(other)));
  }
  const [one] = found;
  if (!one) return { problem: `there is no ${role} “${name}”` };
  const own = [one, ...(one.labels ?? [])];
  const box = () => one.getBoundingClientRect();
  const isFree = (point) => own.some((part) => part.contains(document.elementFromPoint(...point)));
  const free = () => {
    const { x, y, width, height } = box();
    return [[width / 2, height / 2], IN_A_FAN].map(([right, down]) => [x + right, y + down]).find(isFree);
  };
  if (!free()) one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = box();
  await new Promise(requestAnimationFrame);
  if (box().x !== before.x || box().y !== before.y) return { problem: `“${name}” moves` };
  const point = free();
  if (!point) return { problem: `“${name}” is covered` };
  return { x: point[0], y: point[1] };
}
