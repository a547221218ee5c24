/** What a host must know of a build; scripts/build/built-site.ts reads it from the home page, so that it can't differ from it. */
export interface Site {
  /** Such as www.example.co.uk. */
  readonly hostname: string;
  /** '' or a sub-path such as /shop. */
  readonly basePath: string;
  /** The pages' paths below the sub-path, each with its slashes. */
  readonly routes: readonly string[];
}
