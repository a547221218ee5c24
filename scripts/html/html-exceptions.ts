/** What the W3C's checker calls an error and is none, and why. One that is not met any more is to be taken out. */
export interface HtmlException {
  readonly message: RegExp;
  /** What the complaint must quote, where its message says too little. */
  readonly extract?: RegExp;
  readonly why: string;
}

/** Each is about CSS that the checker does not know yet; what a browser does not know either, it passes over. */
export const HTML_EXCEPTIONS: readonly HtmlException[] = [
  {
    message:
      /^CSS: (Unrecognized at-rule “@container”|“container-type”: Property .* doesn't exist\.)$/,
    why: 'a part that fits its own width: https://www.w3.org/TR/css-conditional-5/#container-queries',
  },
  {
    message: /^CSS: “(?:vector-effect|paint-order)”: Property .* doesn't exist\.$/,
    why: 'lines and lettering of drawings to scale: https://www.w3.org/TR/SVG2/painting.html',
  },
];
