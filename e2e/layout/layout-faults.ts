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
 * @returns one line a fault, and the heights of the sections in pixels by their names
 */
export function findLayoutFaults() {
  scrollTo({ top: 0, behavior: 'instant' });
  const SLACK = 1.5;
  const faults = new Set<string>();
  const sectionName = (section: Element) =>
    section.id || section.getAttribute('aria-labelledby') || section.localName;
  const name = (element: Element) => {
    const text = element.getAttribute('alt') ?? element.textContent?.trim();
    const section = element.closest('[id], [aria-labelledby]');
    return `${section && sectionName(section)} ${element.localName} '${text?.slice(0, 30)}'`;
  };
  // Phones must not break a figure from its unit. From 390 px on, no word may break, except such as an address.
  const figures = /\b\d-\d (?:business )?days|\b[Ee]-mails?\b|\bUSB-C\b|\b\d+ (?:[GTM]B|G?Hz|W)\b/u;
  const words = /(?<!\S)[\p{L}\d]{2,14}(?![^\s,.;:!?)])/u;
  const unbreakable = [
    ...(innerWidth < 768 ? [figures] : []),
    ...(innerWidth < 390 ? [] : [words]),
  ];
  const unbreakablePattern = new RegExp(unbreakable.map(({ source }) => source).join('|'), 'gu');
  const isUsualText = getComputedStyle(document.documentElement).fontSize === '16px';
  /** Excludes text for screen readers. */
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

  // Elements that let presses through still cover what is below.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /** The lines of all texts. */
  const lines: { readonly element: Element; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element === null || !walker.currentNode.textContent?.trim()) continue;
    if (element.closest('script, style, option') !== null || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2) lines.push({ element, box });
    const text = walker.currentNode.textContent ?? '';
    for (const { 0: word, index } of text.matchAll(unbreakablePattern)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (isUsualText && new Set(tops).size > 1)
        faults.add(`'${word}' of ${name(element)} is broken`);
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
    // A table that scrolls by itself keeps its labels at the left.
    const clip = findClip(element);
    const before = clip?.scrollLeft ?? 0;
    if (clip !== null) clip.scrollLeft += box.right - clip.getBoundingClientRect().right + 2;
    const shift = (clip?.scrollLeft ?? 0) - before;
    const hit = document.elementFromPoint(x - shift, isInHeader ? y : y - scrollY);
    if (clip !== null) clip.scrollLeft = before;
    // A label may contain its field. Text of a drawing is hit in its strokes only.
    const isLabelled = hit?.localName === 'label' && hit.contains(element);
    const isDrawing = element instanceof SVGElement && hit?.closest('text') === null;
    if (hit !== null && !element.contains(hit) && !isLabelled && !isDrawing)
      faults.add(`${name(element)} is covered by ${name(hit)}`);
  }
  scrollTo(0, 0);

  for (const picture of findShown('img') as HTMLImageElement[]) {
    const { width, height } = picture.getBoundingClientRect();
    if (!picture.complete || picture.naturalWidth === 0)
      faults.add(`${name(picture)} is not loaded`);
    const { pathname } = new URL(picture.currentSrc, location.href);
    const sources = picture.parentElement?.querySelectorAll('source') ?? [];
    const source = [...sources].find(({ srcset }) => srcset.includes(pathname)) ?? picture;
    const ratio = Number(source.getAttribute('width')) / Number(source.getAttribute('height'));
    const isDistorted = (other: number) => !(Math.abs(other / ratio - 1) <= 0.04);
    const { objectFit, aspectRatio } = getComputedStyle(picture);
    const hasOwnRatio = objectFit !== 'fill' || !aspectRatio.startsWith('auto');
    if (!hasOwnRatio && isDistorted(width / height))
      faults.add(`${name(picture)} is ${Math.round(width)} × ${Math.round(height)}`);
    if (pathname.endsWith('.svg')) continue;
    if (isDistorted(picture.naturalWidth / picture.naturalHeight))
      faults.add(`${name(picture)} has another ratio than its width and height`);
    // With a choice of files, the natural width is that of `sizes`.
    const shownWidth = objectFit === 'cover' ? Math.max(width, height * ratio) : width;
    const excess = picture.naturalWidth / shownWidth;
    if (isUsualText && innerWidth >= 390 && (excess < 0.75 || excess > 1.5))
      faults.add(
        `${name(picture)} is loaded ${picture.naturalWidth} px wide, not ${Math.round(shownWidth)}`,
      );
  }

  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const measureOverhang = (inner: DOMRect, outer: { left: number; right: number }) =>
    Math.max(outer.left - inner.left, inner.right - outer.right);
  for (const card of findShown('article, li:has(img)')) {
    const border = card.getBoundingClientRect();
    for (const picture of findShown('img', card))
      for (const { element, box } of lines)
        if (card.contains(element) && overlap(box, picture.getBoundingClientRect()))
          faults.add(`${name(element)} lies on the picture of its card`);
    const blocks = findShown('h3, h4, p, dt, dd, li', card)
      .filter(
        (node) => node.querySelector('p, li, h3') === null && node.getClientRects().length === 1,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, { element, box }] of blocks.entries())
      for (const other of blocks.slice(index + 1))
        if (overlap(box, other.box)) faults.add(`${name(element)} lies on ${name(other.element)}`);
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

  // A label of a drawing must not touch a line or another label, except of its own group or on its own plate. Only a light
  // label may lie on a dark face.
  const findDrawn = (css: string) =>
    [...document.querySelectorAll<SVGGeometryElement>(css)].filter((node) =>
      node.checkVisibility(),
    );
  const shapes = findDrawn('.drawing :is(path, line, rect, circle)').map((shape) => ({
    shape,
    toScreen: shape.getScreenCTM() ?? new DOMMatrix(),
    outline: shape.getBoundingClientRect(),
  }));
  /** Checks every second pixel along the outline of a shape for one inside a box. */
  const crosses = ({ shape, toScreen, outline }: (typeof shapes)[number], ink: DOMRect) => {
    const isApart =
      ink.left > outline.right ||
      ink.right < outline.left ||
      ink.top > outline.bottom ||
      ink.bottom < outline.top;
    if (isApart) return false;
    const length = shape.getTotalLength();
    const count = Math.ceil((length * Math.hypot(toScreen.a, toScreen.b)) / 2);
    for (let index = 0; index <= count; index += 1) {
      const along = shape.getPointAtLength((length * index) / Math.max(count, 1));
      const { x, y } = along.matrixTransform(toScreen);
      if (x > ink.left && x < ink.right && y > ink.top && y < ink.bottom) return true;
    }
    return false;
  };
  const texts = lines.filter(({ element }) => element.closest('svg') === null);
  // Firefox's boxes are larger than the letters. Chromium and WebKit find these faults for all three.
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  const labels = (isFirefox ? [] : findDrawn('.drawing text')).map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  for (const { element, box } of [...labels, ...texts]) {
    const inset = box.height * 0.2;
    const ink = new DOMRect(box.x + 1, box.y + inset, box.width - 2, box.height - 2 * inset);
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const group = element.closest('g');
    const hasPlate = group?.querySelector('rect') != null;
    for (const drawing of shapes) {
      const { shape, toScreen } = drawing;
      if (hasPlate || group?.contains(shape)) continue;
      const isOnDark =
        shape.matches('.dark') &&
        element.closest('.inverse') === null &&
        shape.isPointInFill(middle.matrixTransform(toScreen.inverse()));
      if (isOnDark || crosses(drawing, ink))
        faults.add(`${name(element)} lies on a line or a shape`);
    }
    for (const other of labels)
      if (other.element !== element && overlap(ink, other.box))
        faults.add(`${name(element)} lies on ${name(other.element)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  // Only the outermost box of a drawing counts, since Firefox includes what is clipped within.
  for (const element of findShown(':not(svg *)')) {
    const overhang = measureOverhang(element.getBoundingClientRect(), {
      left: 0,
      right: clientWidth,
    });
    if (overhang > SLACK && findClip(element) === null)
      faults.add(`${name(element)} sticks ${Math.round(overhang)} px out of the screen`);
  }
  if (scrollWidth > clientWidth)
    faults.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  const heights = Object.fromEntries(
    findShown('main section, footer').map((section, index) => [
      `${index} ${sectionName(section)}`,
      Math.round(section.getBoundingClientRect().height),
    ]),
  );
  return { faults: [...faults], heights };
}
