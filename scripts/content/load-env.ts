/**
 * Loads .env files as `next build` does; import it first, since lib/settings.ts reads the environment on loading.
 * Next passes over .env.local where NODE_ENV is 'test', so it is set as Next's build sets it.
 */
import nextEnv from '@next/env';

Object.assign(process.env, { NODE_ENV: 'production' });
nextEnv.loadEnvConfig(process.cwd(), false);
