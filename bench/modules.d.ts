/**
 * What the benches use of packages that only bench/package.json names, so that types are checked without installing
 * them.
 */
declare module 'lighthouse' {
  interface Audit {
    readonly numericValue: number;
    readonly details: {
      readonly items: readonly {
        readonly resourceType: string;
        readonly transferSize: number;
        readonly requestCount: number;
      }[];
    };
  }
  export interface Result {
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, { readonly score: number }>>;
    readonly runtimeError?: { readonly message: string };
  }
  export const defaultConfig: {
    readonly settings: {
      readonly throttling: {
        readonly requestLatencyMs: number;
        readonly downloadThroughputKbps: number;
        readonly uploadThroughputKbps: number;
        readonly cpuSlowdownMultiplier: number;
      };
      readonly screenEmulation: {
        readonly width: number;
        readonly height: number;
        readonly deviceScaleFactor: number;
        readonly mobile: boolean;
      };
    };
  };
  function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly throttlingMethod: string;
      readonly onlyCategories: readonly string[];
      readonly disableFullPageScreenshot: boolean;
      readonly logLevel: string;
    },
  ): Promise<{ readonly lhr: Result }>;

  export { lighthouse as default };
}

declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string | undefined;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module '@faker-js/faker' {
  export const faker: {
    seed(seed: number): void;
    readonly commerce: { productDescription(): string };
    readonly company: { catchPhrase(): string };
    readonly number: { int(range: { readonly min: number; readonly max: number }): number };
    readonly string: {
      alphanumeric(options: { readonly length: number; readonly casing: 'upper' }): string;
    };
  };
}
