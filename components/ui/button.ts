import './button.css';

/** A compact one is on a card, of which a page has many. */
export type ButtonLook = 'primary' | 'compact' | 'quiet' | 'bar';

/** Class names of a button or of a link drawn as one. */
export const buttonClasses = (look: ButtonLook): string => `button ${look}`;
