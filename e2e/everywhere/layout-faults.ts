/** Brings all that a page has to see: questions answered, tables open, scripts awake, pictures here. Runs in the page. */
export async function waitForLayout(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document
    .querySelector('[data-hydrate-on]')
    ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // In a window of another size, the files of pictures are chosen anew after a frame.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame();
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  const isHere = (picture: HTMLImageElement) => picture.complete && picture.currentSrc !== '';
  const isAwake = () => document.querySelector('[data-open]') !== null;
  while (!(isAwake() && pictures.every(isHere))) await nextFrame();
  await document.fonts.ready;
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

/**
 * Looks through a whole page as it stands. Runs in the page, on its own, after `settle`.
 *
 * @returns what a visitor would take for broken, each in a line: what is covered, lies on a picture, is squeezed or sticks
 * out; and how high each section of the page is, in pixels, by its name
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
  // On a phone, no figure is broken from its unit; on all but the narrowest, no word but one that has nowhere else to
  // break, such as an address.
  const figures = /\b\d-\d (?:business )?days|\b[Ee]-mails?\b|\bUSB-C\b|\b\d+ (?:[GTM]B|G?Hz|W)\b/u;
  const words = /(?<!\S)[\p{L}\d]{2,14}(?![^\s,.;:!?)])/u;
  const wholes = [...(innerWidth < 768 ? [figures] : []), ...(innerWidth < 390 ? [] : [words])];
  const unbroken = new RegExp(wholes.map(({ source }) => source).join('|'), 'gu');
  const isUsualText = getComputedStyle(document.documentElement).fontSize === '16px';
  /** Not what only a screen reader has. */
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.closest('.sr-only') === null;
  };
  /** The ancestor, up to a box, that cuts off what is too much or lets it be scrolled to. */
  const clipOf = (element: Element, box: Element = document.body) => {
    for (let node = element.parentElement; node !== null && node !== box; node = node.parentElement)
      if (getComputedStyle(node).overflowX !== 'visible') return node;
    return null;
  };
  const all = (css: string, within: Element = document.body) =>
    [...within.querySelectorAll<HTMLElement>(css)].filter(isSeen);

  // What lets presses through covers all the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /** Each line of each text. */
  const lines: { readonly element: Element; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element === null || !walker.currentNode.textContent?.trim()) continue;
    if (element.closest('script, style, option') !== null || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2) lines.push({ element, box });
    const text = walker.currentNode.textContent ?? '';
    for (const { 0: word, index } of text.matchAll(unbroken)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (isUsualText && new Set(tops).size > 1)
        faults.add(`'${word}' of ${name(element)} is broken`);
    }
  }
  const controls = all('a, button, input, select, textarea, summary')
    .filter((element) => !element.textContent?.trim() || element.localName === 'select')
    .map((element) => ({ element, box: element.getBoundingClientRect() }));

  // Whatever stands in the middle of the screen is found where it is.
  for (const { element, box } of [...lines, ...controls].sort((a, b) => a.box.top - b.box.top)) {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const isHeld = element.closest('header') !== null;
    if (!isHeld && Math.abs(y - scrollY - innerHeight / 2) > innerHeight / 4)
      scrollTo(0, y - innerHeight / 3);
    // Of a table that is scrolled by itself, the labels stay at the left.
    const clip = clipOf(element);
    const before = clip?.scrollLeft ?? 0;
    if (clip !== null) clip.scrollLeft += box.right - clip.getBoundingClientRect().right + 2;
    const shift = (clip?.scrollLeft ?? 0) - before;
    const hit = document.elementFromPoint(x - shift, isHeld ? y : y - scrollY);
    if (clip !== null) clip.scrollLeft = before;
    // A label around its field; letters of a drawing are hit in their strokes only.
    const isLabelled = hit?.localName === 'label' && hit.contains(element);
    const isDrawn = element instanceof SVGElement && hit?.closest('text') === null;
    if (hit !== null && !element.contains(hit) && !isLabelled && !isDrawn)
      faults.add(`${name(element)} is covered by ${name(hit)}`);
  }
  scrollTo(0, 0);

  for (const picture of all('img') as HTMLImageElement[]) {
    const { width, height } = picture.getBoundingClientRect();
    if (!picture.complete || picture.naturalWidth === 0)
      faults.add(`${name(picture)} is not drawn`);
    const { pathname } = new URL(picture.currentSrc, location.href);
    const sources = picture.parentElement?.querySelectorAll('source') ?? [];
    const source = [...sources].find(({ srcset }) => srcset.includes(pathname)) ?? picture;
    const ratio = Number(source.getAttribute('width')) / Number(source.getAttribute('height'));
    const isOff = (other: number) => !(Math.abs(other / ratio - 1) <= 0.04);
    const { objectFit, aspectRatio } = getComputedStyle(picture);
    const isSized = objectFit !== 'fill' || !aspectRatio.startsWith('auto');
    if (!isSized && isOff(width / height))
      faults.add(`${name(picture)} is ${Math.round(width)} × ${Math.round(height)}`);
    if (pathname.endsWith('.svg')) continue;
    if (isOff(picture.naturalWidth / picture.naturalHeight))
      faults.add(`${name(picture)} is not the picture that was declared`);
    // Of a picture with a choice of files, the natural width is the one that it is asked for.
    const shown = objectFit === 'cover' ? Math.max(width, height * ratio) : width;
    const asked = picture.naturalWidth / shown;
    if (isUsualText && innerWidth >= 390 && (asked < 0.75 || asked > 1.5))
      faults.add(
        `${name(picture)} is asked for ${picture.naturalWidth} px wide, not ${Math.round(shown)}`,
      );
  }

  const areOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const past = (inner: DOMRect, outer: { left: number; right: number }) =>
    Math.max(outer.left - inner.left, inner.right - outer.right);
  for (const card of all('article, li:has(img)')) {
    const border = card.getBoundingClientRect();
    for (const picture of all('img', card))
      for (const { element, box } of lines)
        if (card.contains(element) && areOver(box, picture.getBoundingClientRect()))
          faults.add(`${name(element)} lies on the picture of its card`);
    const blocks = all('h3, h4, p, dt, dd, li', card)
      .filter(
        (node) => node.querySelector('p, li, h3') === null && node.getClientRects().length === 1,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, { element, box }] of blocks.entries())
      for (const other of blocks.slice(index + 1))
        if (areOver(box, other.box)) faults.add(`${name(element)} lies on ${name(other.element)}`);
    for (const element of all(':not(svg *)', card)) {
      const box = element.getBoundingClientRect();
      const out = Math.max(past(box, border), border.top - box.top, box.bottom - border.bottom);
      if (out > SLACK && clipOf(element, card) === null)
        faults.add(`${name(element)} sticks ${Math.round(out)} px out of its card`);
    }
  }

  // On a drawing, no line and no other label runs through a label but those of its own group, unless it has a plate of its
  // own, and none lies on a dark face but those that are set light for it.
  const drawn = (css: string) =>
    [...document.querySelectorAll<SVGGeometryElement>(css)].filter((one) => one.checkVisibility());
  const shapes = drawn('.drawing :is(path, line, rect, circle)').map((shape) => ({
    shape,
    toScreen: shape.getScreenCTM() ?? new DOMMatrix(),
    outline: shape.getBoundingClientRect(),
  }));
  /** Whether the line of a shape runs through a box, asked every other pixel of those that come near it at all. */
  const runsThrough = ({ shape, toScreen, outline }: (typeof shapes)[number], ink: DOMRect) => {
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
  // In Firefox the boxes of letters reach further than what is drawn of them: Chromium and WebKit tell for all three.
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  const labels = (isFirefox ? [] : drawn('.drawing text')).map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  for (const { element, box } of [...labels, ...texts]) {
    const inset = box.height * 0.2;
    const ink = new DOMRect(box.x + 1, box.y + inset, box.width - 2, box.height - 2 * inset);
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const own = element.closest('g');
    const hasPlate = own?.querySelector('rect') != null;
    for (const drawing of shapes) {
      const { shape, toScreen } = drawing;
      if (hasPlate || own?.contains(shape)) continue;
      const isCovered =
        shape.matches('.dark') &&
        element.closest('.inverse') === null &&
        shape.isPointInFill(middle.matrixTransform(toScreen.inverse()));
      if (isCovered || runsThrough(drawing, ink))
        faults.add(`${name(element)} lies on a line or a shape`);
    }
    for (const other of labels)
      if (other.element !== element && areOver(ink, other.box))
        faults.add(`${name(element)} lies on ${name(other.element)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  // Of a drawing the outermost box: Firefox counts in what is cut off within it.
  for (const element of all(':not(svg *)')) {
    const out = past(element.getBoundingClientRect(), { left: 0, right: clientWidth });
    if (out > SLACK && clipOf(element) === null)
      faults.add(`${name(element)} sticks ${Math.round(out)} px out of the screen`);
  }
  if (scrollWidth > clientWidth)
    faults.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  const heights = Object.fromEntries(
    all('main section, footer').map((section, index) => [
      `${index} ${sectionName(section)}`,
      Math.round(section.getBoundingClientRect().height),
    ]),
  );
  return { faults: [...faults], heights };
}
