/**
 * Builds the site: exports it with Next, finishes the export, and lists what is still the sample's.
 *
 * Usage: npm run build
 */

import { execSync } from 'node:child_process';
import nextEnv from '@next/env';

// With another NODE_ENV, Next would bundle React's development build or ignore .env.local.
Object.assign(process.env, { NODE_ENV: 'production', ENHANCEMENTS: 'inline' });
nextEnv.loadEnvConfig(process.cwd());
try {
  // Its import of the settings reports wrong ones before Next starts.
  const { finishSite } = await import('./finish-site');
  execSync('next build', { stdio: 'inherit' });
  await finishSite();
  const { listSamples } = await import('./list-samples');
  const samples = listSamples();
  if (samples.length > 0)
    console.log(['Before customers see the site, in data/shop/:', ...samples].join('\n  '));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
