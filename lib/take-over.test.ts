import { takeOver } from './take-over';

const formWith = (dataset: DOMStringMap) => ({ dataset }) as HTMLFormElement;

describe('taking over a form', () => {
  it('says so to the loader', () => {
    const form = formWith({});
    expect(takeOver(form)).toBe(false);
    expect(form.dataset).toEqual({ ready: '' });
  });

  it('tells once that the visitor has sent it already', () => {
    const form = formWith({ held: '' });
    expect(takeOver(form)).toBe(true);
    expect(form.dataset).toEqual({ ready: '' });
    expect(takeOver(form)).toBe(false);
  });
});
