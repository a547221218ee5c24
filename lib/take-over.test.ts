import { takeOver } from './take-over';

describe('taking over a form', () => {
  it('says so to the loader', () => {
    const form = document.createElement('form');
    expect(takeOver(form)).toBe(false);
    expect(form.dataset).toHaveProperty('ready', '');
  });

  it('tells once that the visitor has sent it already', () => {
    const form = document.createElement('form');
    form.dataset.held = '';
    expect(takeOver(form)).toBe(true);
    expect(form.dataset).not.toHaveProperty('held');
    expect(takeOver(form)).toBe(false);
  });
});
