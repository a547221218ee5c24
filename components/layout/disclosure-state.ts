/**
 * How far a hover menu is open. 'peek' is open for as long as it is pointed at or focused;
 * 'pinned' is open until it is closed.
 */
export type DisclosureState = 'closed' | 'peek' | 'pinned';

/**
 * What pressing the button does: a press always keeps what pointing or focus has opened, and closes
 * only what a press has opened. Without this, a click would close the panel its own hover just opened.
 */
export function pressed(state: DisclosureState): DisclosureState {
  return state === 'pinned' ? 'closed' : 'pinned';
}
