/**
 * Shows the enquiry on every page and announces a changed number of items. Handles the buttons that
 * change the enquiry (attributes: docs/before-react.md).
 */

import {
  ENQUIRY_BAR_ID,
  ENQUIRY_FORM_ID,
  ENQUIRY_STATUS_ID,
  QUOTE_SHEET_ID,
  REVIEW_HREF,
} from '@/components/ui/element-ids';
import { startAgain, undoChange } from '@/lib/enquiry/change-lines';
import { formatEnquiry } from '@/lib/enquiry/enquiry-codec';
import type { EnquiryState } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { acceptOffer, declineOffer } from '@/lib/enquiry/open-link';
import { fillTemplate } from '@/lib/text/fill-template';
import { hasAnswers } from '@/lib/visitor-pc/visitor-pc';

const root = document.documentElement;
const bar = document.getElementById(ENQUIRY_BAR_ID) as HTMLElement;
const status = document.getElementById(ENQUIRY_STATUS_ID) as HTMLElement;
const since = bar.querySelector('[data-enquiry-since]') as HTMLElement;
const reviewLink = bar.querySelector('a') as HTMLAnchorElement;

const findAll = (css: string) => document.querySelectorAll<HTMLElement>(css);
const formatDate = (time: number, options?: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleDateString('en-GB', { ...options, timeZone: 'Europe/London' });

/** Writes the number of items wherever the page states it. */
function showCount(count: number) {
  for (const element of findAll('[data-enquiry-count]')) {
    const { one = '', many = '' } = element.dataset;
    element.textContent = fillTemplate(count === 1 ? one : many, { n: count });
  }
}

const WEEKDAY = { weekday: 'long' } as const;
const DAY_AND_MONTH = { day: 'numeric', month: 'long' } as const;
/** The time after which a weekday could be today's. */
const SIX_DAYS_MS = 6 * 24 * 60 * 60 * 1000;

/** Writes the day of an enquiry that was begun before today: 'from Monday', 'from 22 November'. */
function showDay(begunAt: number) {
  // Formats no date without an enquiry, since that takes a phone 200 ms.
  const isOld = begunAt !== 0 && formatDate(begunAt) !== formatDate(Date.now());
  const isThisWeek = Date.now() - begunAt < SIX_DAYS_MS;
  const day = isOld ? formatDate(begunAt, isThisWeek ? WEEKDAY : DAY_AND_MONTH) : '';
  since.textContent = isOld ? fillTemplate(since.dataset.enquirySince ?? '', { day }) : '';
}

/** Marks the root element for stylesheets. */
function markRoot({ lines, visitorPc, undo }: EnquiryState) {
  root.toggleAttribute('data-enquiry', lines.length > 0);
  root.toggleAttribute('data-visitor-pc', hasAnswers(visitorPc));
  root.toggleAttribute('data-enquiry-cleared', undo?.cause === 'cleared');
}

/** Writes the enquiry's address into the quote sheet and, without storage, into review links. */
function showAddress(state: EnquiryState) {
  const address = new URL(reviewLink.href);
  address.search = formatEnquiry(state);
  for (const element of findAll(`#${QUOTE_SHEET_ID} [data-link]`))
    element.textContent = address.href;
  if (enquiryStore.isPersistent()) return;
  // Finds the links that already have a query, too, and those that React has added.
  const [path, fragment] = REVIEW_HREF.split('#');
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `a[href*="${path}"][href$="#${fragment}"]`,
  ))
    link.search = address.search;
}

function showEnquiry() {
  const state = enquiryStore.getState();
  showCount(state.lines.length);
  showDay(state.begunAt);
  markRoot(state);
  showAddress(state);
}

let announcedCount = enquiryStore.getState().lines.length;

/** Announces a changed number of items. After the first item, also says where the review is. */
function announceCount() {
  const before = announcedCount;
  announcedCount = enquiryStore.getState().lines.length;
  // A hydrated catalogue announces the number together with the result of the check.
  const isAnnouncedByReact = document.querySelector(`#${ENQUIRY_FORM_ID}[data-ready]`) !== null;
  if (announcedCount === before || isAnnouncedByReact) return;
  const { announced = '', follows = '' } = status.dataset;
  const countText = bar.querySelector('[data-enquiry-count]')?.textContent ?? '';
  const text = fillTemplate(announced, { count: countText });
  const isFirstItem = before === 0 && document.querySelector('[data-enquiry-item]') !== null;
  status.textContent = isFirstItem ? `${text} ${follows}` : text;
}

const CHANGES = { startAgain, undoChange, acceptOffer, declineOffer };
const changeEnquiry = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('[data-enquiry-change]');
  if (button === null) return;
  enquiryStore.update(CHANGES[button.dataset.enquiryChange as keyof typeof CHANGES]);
  if (!bar.contains(button)) return;
  // The pressed button disappears, so the last visible control takes the focus.
  const controls = [...bar.querySelectorAll<HTMLElement>('a, button')];
  controls.findLast((control) => control.getClientRects().length > 0)?.focus();
};

addEventListener('click', changeEnquiry, true);
enquiryStore.subscribe(() => {
  showEnquiry();
  announceCount();
  // The sheet's message may be out of date. Browsers without popovers have no such function.
  document.getElementById(QUOTE_SHEET_ID)?.hidePopover?.();
});
showEnquiry();
