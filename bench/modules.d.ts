/**
 * What the benches use of packages that only bench/package.json names, so that types are checked without installing
 * them.
 */
declare module 'lighthouse' {
  interface Result {
    readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
    readonly runtimeError?: { readonly message: string };
  }
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly throttlingMethod: string;
      readonly onlyCategories: readonly string[];
      readonly disableFullPageScreenshot: boolean;
      readonly logLevel: string;
    },
  ): Promise<{ readonly lhr: Result }>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string | undefined;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}
