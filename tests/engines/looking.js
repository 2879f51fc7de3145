/** What is wrong with the screen that is shown: what is wider than it, or out of reach. */
async (width, height) => {
  await document.fonts.ready;
  await Promise.all(
    document
      .getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
      .map((one) => one.finished.catch(() => null)),
  );
  const isSeen = (one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  await Promise.all([...document.images].filter(isSeen).map((one) => one.decode()));
  const called = (one) => one.ariaLabel ?? (one.innerText || one.placeholder);
  /** Cards or pictures in a row that is meant to be moved. */
  const isInStrip = (one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
      if (at.localName !== "main" && scrolls(at)) return true;
    return false;
  };
  const wrong = [];
  if (innerWidth !== width || innerHeight !== height) wrong.push(`the window is ${innerWidth}×${innerHeight}`);
  const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const scrolls = (one) => one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX);
  for (const one of [document.scrollingElement, ...document.querySelectorAll("main, dialog[open]")])
    if (scrolls(one)) wrong.push(`${one.tagName} can be moved sideways`);
  for (const one of layer.querySelectorAll("button, input, textarea, h1, h2, h3, p")) {
    const { left, right } = one.getBoundingClientRect();
    const isOut = left < -1 || right > innerWidth + 1;
    if (isOut && one.checkVisibility() && !isInStrip(one)) wrong.push(`“${called(one)}” is cut off`);
  }
  for (const one of layer.querySelectorAll("button.main")) {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    if (top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5)
      wrong.push(`“${one.innerText}” ends at ${right}×${bottom}`);
  }
  return wrong;
}
