/** Only bench/package.json installs this package. The declaration lets types be checked without it. */
declare module 'lighthouse';
