/** A package that only bench/package.json names, so that types are checked without installing it. */
declare module 'lighthouse';
