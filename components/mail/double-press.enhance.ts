/** Ignores a second press of an email button within a second, unless a field has changed. */

const PAUSE_MS = 1000;
let lastButton: Element | null = null;
let lastTime = 0;

const ignoreSecondPress = (event: Event) => {
  const button = (event.target as Element).closest('a[href^="mailto:"], [formaction]');
  if (button === null) return;
  if (button === lastButton && event.timeStamp - lastTime < PAUSE_MS) {
    event.preventDefault();
  } else {
    lastButton = button;
    lastTime = event.timeStamp;
  }
};
addEventListener('click', ignoreSecondPress, true);
const forgetPress = () => {
  lastButton = null;
};
addEventListener('input', forgetPress, true);
