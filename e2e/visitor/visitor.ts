export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** An element by CSS selector, or the first one that is visible and holds a text. */
export type Target = string | readonly [css: string, text: string];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a visitor's browser is set to. */
export interface Habits {
  readonly scripts: boolean;
  readonly forcedColors: boolean;
  readonly reducedMotion: boolean;
  /** Whether the browser's own size of text is twice the usual. */
  readonly largeText: boolean;
  /** Whether buttons may command dialogs; false where the browser can be told not to know invoker commands. */
  readonly commands: boolean;
  /** Whether pages are kept for Back, unless the page itself forbids it. */
  readonly keepsPages: boolean;
}

export const USUAL_HABITS: Habits = {
  scripts: true,
  forcedColors: false,
  reducedMotion: false,
  largeText: false,
  commands: true,
  keepsPages: true,
};

/** Somebody in front of a browser: all that a spec which runs in every browser may ask for. */
export interface Visitor {
  /** Loads a path of the site, or an address; resolves when the page has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(size: Size): Promise<void>;
  point(target: Target): Promise<void>;
  click(target: Target): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Runs a function in the page. What it needs comes as its argument, as JSON. */
  read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** The page as a PDF on the paper that it asks for; null where the browser prints for nobody but a person. */
  print(): Promise<Buffer | null>;
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The `mailto:` links that the browser has handed to a mail program since the visitor came. */
  mails(): Promise<readonly string[]>;
  leave(): Promise<unknown>;
}

/** The usual size of text, and what a visitor sets who needs it twice as large. */
export const textSize = ({ largeText }: Habits) => (largeText ? 32 : 16);

/** A browser that visitors come with, one after the other. */
export interface Engine {
  /** @throws {Unable} where the browser cannot be set to the habits */
  visit(origin: string, habits: Habits, size: Size): Promise<Visitor>;
  close(): Promise<void>;
}

/** A habit that a browser cannot be given; specs that need it are skipped there. */
export class Unable extends Error {}
