/** Loads .env files as Next does; import it first, since lib/settings.ts reads the environment on loading. */
import { loadEnvConfig } from '@next/env';

loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development');
