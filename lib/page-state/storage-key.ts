/** The key of the page state in sessionStorage. A file of its own, for the script that only looks for it. */
export const STORAGE_KEY = 'enquiry';
