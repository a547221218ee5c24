/** Step before `next build` and `next dev`: stops with one line a mistake in the data or settings. */
import { loadEnvConfig } from '@next/env';

async function main() {
  loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', console, true);
  // Imported only now, since settings are read from the environment when the module loads.
  const { validateSite } = await import('../lib/validation');
  const mistakes = validateSite();
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
