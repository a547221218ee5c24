import type { Visitor } from '../engines/visitor';
import { layOutAll } from '../page-checks';

/** Opens all details, and waits for the page's fonts and pictures. Runs in the page. */
async function openDetails(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // After a change of size, the browser chooses the files of pictures again in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame();
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.currentSrc !== '';
  while (!pictures.every(isLoaded)) await nextFrame();
  await document.fonts.ready;
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

/** Lays out and hydrates a whole page: details are open, and fonts and pictures loaded. */
export async function completeLayout(visitor: Visitor): Promise<void> {
  await visitor.evaluate(layOutAll);
  await visitor.requestHydration();
  await visitor.expectHydrated();
  await visitor.evaluate(openDetails);
}

type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/**
 * Finds what a visitor would call broken: covered text, distorted pictures, elements outside their
 * card or the screen. Runs in the page after `completeLayout`, so all that it needs is inside it.
 *
 * @returns one line a fault
 */
export function findLayoutFaults(): readonly string[] {
  /** The largest overlap or overhang that nobody sees, in pixels. */
  const SLACK = 1.5;
  const isUsualText = getComputedStyle(document.documentElement).fontSize === '16px';
  const faults = new Set<string>();

  // Lets elements that ignore presses count as covering, and makes scrolling immediate.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  scrollTo(0, 0);
  const texts = listTexts();
  checkWords();
  checkCovering();
  scrollTo(0, 0);
  checkPictures();
  checkDrawings();
  for (const card of findShown('article, li:has(img)'))
    checkOverhang(card, card.getBoundingClientRect(), 'its card');
  const { scrollWidth, clientWidth } = document.documentElement;
  const screen = { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity };
  checkOverhang(document.body, screen, 'the screen');
  if (scrollWidth > clientWidth)
    faults.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  return [...faults];

  /** Names an element by its section, its kind and its first words: "brands li 'Dell'". */
  function name(element: Element) {
    const section = element.closest('[id], [aria-labelledby]');
    const text = element.getAttribute('alt') ?? element.textContent?.trim();
    const place = section?.id || section?.getAttribute('aria-labelledby');
    return `${place} ${element.localName} '${text?.slice(0, 30)}'`;
  }

  /** Lists the elements that can be seen, which text for screen readers can't. */
  function findShown(css: string, within: Element = document.body) {
    const isShown = (element: Element) => {
      const options = { opacityProperty: true, visibilityProperty: true };
      const { width, height } = element.getBoundingClientRect();
      const isLarge = width > 2 && height > 2;
      return isLarge && element.closest('.sr-only') === null && element.checkVisibility(options);
    };
    return [...within.querySelectorAll<HTMLElement>(css)].filter(isShown);
  }

  /** Returns the ancestor within a box that clips or scrolls an element. */
  function findClip(element: Element, box: Element = document.body) {
    for (let node = element.parentElement; node !== null && node !== box; node = node.parentElement)
      if (getComputedStyle(node).overflowX !== 'visible') return node;
    return null;
  }

  function overlap(one: DOMRect, other: DOMRect) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > SLACK && height > SLACK;
  }

  function listTexts() {
    return findShown(':not(script, style, option)').flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text)
        .filter(({ data }) => data.trim() !== '')
        .map((text) => ({ element, text })),
    );
  }

  /** Returns the boxes of a text, or of a part of it, one for each line. */
  function measureLines(text: Text, start = 0, end = text.length): readonly DOMRect[] {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    // WebKit adds an empty box where a line break character precedes the text.
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  /** No word or email address of usual size may break, nor a figure from its unit. */
  function checkWords() {
    if (!isUsualText) return;
    const figures = /\b\d-\d (?:business )?days|\bUSB-C\b|\b\d+ (?:[GTM]B|G?Hz|W)\b/gu;
    // Longer words may break.
    const words = /(?<!\S)(?:[\p{L}\d]{2,14}(?![^\s,.;:!?)])|[\w.+-]+@[\w.-]+\w)/gu;
    const patterns = innerWidth < 390 ? [figures] : [figures, words];
    for (const { element, text } of texts)
      for (const pattern of patterns)
        for (const { 0: word, index } of text.data.matchAll(pattern)) {
          const lines = measureLines(text, index, index + word.length);
          const tops = new Set(lines.map(({ top }) => Math.round(top)));
          if (tops.size > 1) faults.add(`'${word}' of ${name(element)} is broken`);
        }
  }

  /** Nothing may cover the middle of a line of text or of a control. */
  function checkCovering() {
    const lines = texts.flatMap(({ element, text }) =>
      measureLines(text)
        .filter(({ width, height }) => width > 2 && height > 2)
        .map((box) => ({ element, box })),
    );
    const controls = findShown('a, button, input, select, textarea, summary')
      .filter((element) => !element.textContent?.trim() || element.localName === 'select')
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of [...lines, ...controls].sort((a, b) => a.box.top - b.box.top)) {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      // Scrolls the element to near the middle of the screen, where nothing sticky covers it.
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
      // A label may contain its field. A drawing's text is hit only in the strokes of its letters.
      const isLabelled = hit?.localName === 'label' && hit.contains(element);
      const isDrawing = element instanceof SVGElement && hit?.closest('text') === null;
      if (hit !== null && !element.contains(hit) && !isLabelled && !isDrawing)
        faults.add(`${name(element)} is covered by ${name(hit)}`);
    }
  }

  /** A picture must be loaded, undistorted, and in a file of about its width. */
  function checkPictures() {
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
      // Drawings suit any width. Other files' widths are chosen for usual text on usual screens.
      const isExempt = picture.currentSrc.endsWith('.svg') || !isUsualText || innerWidth < 390;
      if (!isExempt && (excess < 0.75 || excess > 1.5))
        faults.add(`${name(picture)} is loaded ${naturalWidth} px wide, not ${Math.round(width)}`);
    }
  }

  /** No element may stick out of its box, except where it is clipped. */
  function checkOverhang(box: Element, { left, right, top, bottom }: Edges, place: string) {
    // Of a drawing, only the outermost counts: Firefox's inner boxes include clipped parts.
    for (const element of findShown(':not(svg *)', box)) {
      const innerBox = element.getBoundingClientRect();
      const overhang = Math.max(
        left - innerBox.left,
        innerBox.right - right,
        top - innerBox.top,
        innerBox.bottom - bottom,
      );
      if (overhang > SLACK && findClip(element, box) === null)
        faults.add(`${name(element)} sticks ${Math.round(overhang)} px out of ${place}`);
    }
  }

  /** Checks that no label lies on another or, without a plate, on a line of another group. */
  function checkDrawings() {
    // Firefox's boxes are larger than letters. Chromium and WebKit find these faults for all.
    if (CSS.supports('-moz-appearance', 'none')) return;
    const elements = [...document.querySelectorAll<SVGGeometryElement>('.drawing *')].filter(
      (element) => element.checkVisibility(),
    );
    const labels = elements.filter(({ localName }) => localName === 'text');
    const shapes = elements.filter((element) => element.matches('path, line, rect, circle'));
    for (const label of labels) {
      const { x, y, width, height } = label.getBoundingClientRect();
      const ink = new DOMRect(x + 1, y + height / 5, width - 2, (height * 3) / 5);
      const group = label.closest('g');
      const hasPlate = group?.querySelector('rect') != null;
      if (!hasPlate && shapes.some((shape) => !group?.contains(shape) && crosses(shape, ink)))
        faults.add(`${name(label)} lies on a line`);
      const others = labels.filter((other) => other !== label);
      if (others.some((other) => overlap(ink, other.getBoundingClientRect())))
        faults.add(`${name(label)} lies on another label`);
    }
  }

  /** Checks every second pixel along the outline of a shape for one inside a box. */
  function crosses(shape: SVGGeometryElement, ink: DOMRect) {
    const toScreen = shape.getScreenCTM();
    if (toScreen === null || !overlap(ink, shape.getBoundingClientRect())) return false;
    const length = shape.getTotalLength();
    const step = 2 / Math.hypot(toScreen.a, toScreen.b);
    for (let along = 0; along <= length; along += step) {
      const { x, y } = shape.getPointAtLength(along).matrixTransform(toScreen);
      if (x > ink.left && x < ink.right && y > ink.top && y < ink.bottom) return true;
    }
    return false;
  }
}
