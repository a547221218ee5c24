/** Packages that only bench/package.json names, so that types are checked without installing them. */
declare module 'lighthouse';
declare module 'chrome-launcher';
