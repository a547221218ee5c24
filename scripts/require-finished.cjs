// A version of Next that no longer runs scripts/build/adapter.mjs would leave its export unfinished without a message.
if (process.env.PLAIN_NEXT === undefined && !require('node:fs').existsSync('out/_headers')) {
  console.error('out/ is unfinished: this version of Next did not run scripts/build/adapter.mjs');
  process.exit(1);
}
