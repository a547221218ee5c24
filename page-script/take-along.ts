import { takeAlong } from '../lib/page-state/propagate-query';

// What a catalogue page has put into its address goes along to every page after it, and so back to another catalogue.
const kept = location.search
  .slice(1)
  .split('&')
  .filter((pair) => /^(?:parts=[a-z0-9,-]+|have=.+)$/.test(pair))
  .join('&');
if (kept !== '') takeAlong((query) => query || `?${kept}`);
