/** Ends `npm run build`: stops a build that Next has left unfinished, and lists what is still the sample's. */

import { existsSync } from 'node:fs';
import nextEnv from '@next/env';

if (process.env.PLAIN_NEXT === undefined) {
  // A version of Next that no longer runs scripts/build/adapter.mjs would silently leave its export unfinished.
  if (!existsSync('out/_headers')) {
    console.error('out/ is unfinished: this version of Next did not run scripts/build/adapter.mjs');
    process.exit(1);
  }
  nextEnv.loadEnvConfig(process.cwd());
  const { listSamples } = await import('./list-samples');
  const samples = listSamples();
  if (samples.length > 0)
    console.log(['Before customers see the site, in data/shop/:', ...samples].join('\n  '));
}
