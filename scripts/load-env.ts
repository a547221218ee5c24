/** Loads .env files as Next does; import it first, since lib/settings.ts reads the environment on loading. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development');
