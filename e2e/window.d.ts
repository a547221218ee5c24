/** The notes that the tests keep in the window of a page. */
interface Window {
  /** The names of the controls that had the focus, in order. */
  focused: string[];
  /** The heights of the review's place in px, frame by frame. */
  heights: number[];
  /** The errors since the page's first line. */
  pageErrors: string[];
  /** Runs the timers that a test holds. */
  runTimers: () => void;
}
