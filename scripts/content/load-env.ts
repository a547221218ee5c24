/**
 * Loads .env files as `next build` does. Import it first, since lib/site/settings.ts reads the environment when it loads. Next
 * ignores .env.local where NODE_ENV is 'test', so NODE_ENV is set as in a build.
 */
import nextEnv from '@next/env';

Object.assign(process.env, { NODE_ENV: 'production' });
nextEnv.loadEnvConfig(process.cwd(), false);
