/** Opens all details, hydrates the page, and waits for its fonts and pictures. Runs in the page. */
export async function waitForLayout(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document
    .querySelector('[data-hydrate-on]')
    ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // After a change of size, the browser chooses the files of pictures again in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame();
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.currentSrc !== '';
  const isHydrated = () => document.querySelector('[data-open]') !== null;
  while (!(isHydrated() && pictures.every(isLoaded))) await nextFrame();
  await document.fonts.ready;
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

/**
 * Finds what a visitor would call broken: covered text, distorted pictures, elements outside their card or the screen.
 * Runs in the page after `waitForLayout`, and needs nothing from this module.
 *
 * @returns one line a fault
 */
export function findLayoutFaults(): readonly string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const SLACK = 1.5;
  const faults = new Set<string>();
  const name = (element: Element) => {
    const section = element.closest('[id], [aria-labelledby]');
    const text = element.getAttribute('alt') ?? element.textContent?.trim();
    const place = section?.id || section?.getAttribute('aria-labelledby');
    return `${place} ${element.localName} '${text?.slice(0, 30)}'`;
  };
  // On phones no figure may break from its unit. From 390 px on, only long words may break, such as addresses.
  const figures = /\b\d-\d (?:business )?days|\bUSB-C\b|\b\d+ (?:[GTM]B|G?Hz|W)\b/u;
  const words = /(?<!\S)[\p{L}\d]{2,14}(?![^\s,.;:!?)])/u;
  const unbreakable = [
    ...(innerWidth < 768 ? [figures] : []),
    ...(innerWidth >= 390 ? [words] : []),
  ];
  const unbreakablePattern = new RegExp(unbreakable.map(({ source }) => source).join('|'), 'gu');
  const isUsualText = getComputedStyle(document.documentElement).fontSize === '16px';
  /** Returns true for an element that can be seen, which text for screen readers can't. */
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.closest('.sr-only') === null;
  };
  /** Returns the ancestor within a box that clips or scrolls an element. */
  const findClip = (element: Element, box: Element = document.body) => {
    for (let node = element.parentElement; node !== null && node !== box; node = node.parentElement)
      if (getComputedStyle(node).overflowX !== 'visible') return node;
    return null;
  };
  const findShown = (css: string, within: Element = document.body) =>
    [...within.querySelectorAll<HTMLElement>(css)].filter(isShown);
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

  // Makes elements that let presses through count as covering, and scrolling immediate.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /** The lines of all texts. */
  const lines: { readonly element: Element; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '') continue;
    if (element.closest('script, style, option') !== null || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2) lines.push({ element, box });
    for (const { 0: word, index } of isUsualText ? text.matchAll(unbreakablePattern) : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.add(`'${word}' of ${name(element)} is broken`);
    }
  }
  const controls = findShown('a, button, input, select, textarea, summary')
    .filter((element) => !element.textContent?.trim() || element.localName === 'select')
    .map((element) => ({ element, box: element.getBoundingClientRect() }));

  // Scrolls so that each element is near the middle of the screen, where nothing sticky covers it.
  for (const { element, box } of [...lines, ...controls].sort((a, b) => a.box.top - b.box.top)) {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const isInHeader = element.closest('header') !== null;
    if (!isInHeader && Math.abs(y - scrollY - innerHeight / 2) > innerHeight / 4)
      scrollTo(0, y - innerHeight / 3);
    // Scrolls a box that scrolls by itself, such as a table, whose labels stay at the left.
    const clip = findClip(element);
    const before = clip?.scrollLeft ?? 0;
    if (clip !== null) clip.scrollLeft += box.right - clip.getBoundingClientRect().right + 2;
    const shift = (clip?.scrollLeft ?? 0) - before;
    const hit = document.elementFromPoint(x - shift, isInHeader ? y : y - scrollY);
    if (clip !== null) clip.scrollLeft = before;
    // A label may contain its field. A text of a drawing is hit only in the strokes of its letters.
    const isLabelled = hit?.localName === 'label' && hit.contains(element);
    const isDrawing = element instanceof SVGElement && hit?.closest('text') === null;
    if (hit !== null && !element.contains(hit) && !isLabelled && !isDrawing)
      faults.add(`${name(element)} is covered by ${name(hit)}`);
  }
  scrollTo(0, 0);

  for (const picture of findShown('img') as HTMLImageElement[]) {
    const { naturalWidth, naturalHeight } = picture;
    const box = picture.getBoundingClientRect();
    if (naturalWidth === 0) faults.add(`${name(picture)} is not loaded`);
    const ratio = naturalWidth / naturalHeight;
    const { objectFit } = getComputedStyle(picture);
    if (objectFit === 'fill' && Math.abs(box.width / box.height / ratio - 1) > 0.04)
      faults.add(`${name(picture)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    // Of a picture with a choice of files, the natural width is the one that `sizes` states.
    const width = objectFit === 'cover' ? Math.max(box.width, box.height * ratio) : box.width;
    const excess = naturalWidth / width;
    // Drawings suit any width. The widths of other files are chosen for usual text on usual screens.
    const isExempt = picture.currentSrc.endsWith('.svg') || !isUsualText || innerWidth < 390;
    if (!isExempt && (excess < 0.75 || excess > 1.5))
      faults.add(`${name(picture)} is loaded ${naturalWidth} px wide, not ${Math.round(width)}`);
  }

  const measureOverhang = (inner: DOMRect, outer: { left: number; right: number }) =>
    Math.max(outer.left - inner.left, inner.right - outer.right);
  for (const card of findShown('article, li:has(img)')) {
    const border = card.getBoundingClientRect();
    for (const element of findShown(':not(svg *)', card)) {
      const box = element.getBoundingClientRect();
      const overhang = Math.max(
        measureOverhang(box, border),
        border.top - box.top,
        box.bottom - border.bottom,
      );
      if (overhang > SLACK && findClip(element, card) === null)
        faults.add(`${name(element)} sticks ${Math.round(overhang)} px out of its card`);
    }
  }

  // A label of a drawing must not touch a line or another label, except of its own group or on its own plate.
  const findDrawn = (css: string) =>
    [...document.querySelectorAll<SVGGeometryElement>(css)].filter((node) =>
      node.checkVisibility(),
    );
  const shapes = findDrawn('.drawing :is(path, line, rect, circle)');
  /** Checks every second pixel along the outline of a shape for one inside a box. */
  const crosses = (shape: SVGGeometryElement, ink: DOMRect) => {
    const toScreen = shape.getScreenCTM();
    if (toScreen === null || !overlap(ink, shape.getBoundingClientRect())) return false;
    const length = shape.getTotalLength();
    const step = 2 / Math.hypot(toScreen.a, toScreen.b);
    for (let along = 0; along <= length; along += step) {
      const { x, y } = shape.getPointAtLength(along).matrixTransform(toScreen);
      if (x > ink.left && x < ink.right && y > ink.top && y < ink.bottom) return true;
    }
    return false;
  };
  // Firefox's boxes are larger than the letters. Chromium and WebKit find these faults for all three.
  const labels = CSS.supports('-moz-appearance', 'none') ? [] : findDrawn('.drawing text');
  for (const label of labels) {
    const { x, y, width, height } = label.getBoundingClientRect();
    const ink = new DOMRect(x + 1, y + height / 5, width - 2, (height * 3) / 5);
    const group = label.closest('g');
    const hasPlate = group?.querySelector('rect') != null;
    const touches = (other: Element) =>
      other !== label && overlap(ink, other.getBoundingClientRect());
    if (!hasPlate && shapes.some((shape) => !group?.contains(shape) && crosses(shape, ink)))
      faults.add(`${name(label)} lies on a line`);
    if (labels.some(touches)) faults.add(`${name(label)} lies on another label`);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  // Of a drawing only the outermost box counts, since Firefox's inner boxes include clipped parts.
  for (const element of findShown(':not(svg *)')) {
    const screen = { left: 0, right: clientWidth };
    const overhang = measureOverhang(element.getBoundingClientRect(), screen);
    if (overhang > SLACK && findClip(element) === null)
      faults.add(`${name(element)} sticks ${Math.round(overhang)} px out of the screen`);
  }
  if (scrollWidth > clientWidth)
    faults.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  return [...faults];
}
