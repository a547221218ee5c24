const readChannels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours such as '#1a1204', from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const luminances = [computeLuminance(one), computeLuminance(other)];
  const [dark = 0, light = 0] = luminances.toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
