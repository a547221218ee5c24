import { fetchAheadRules } from '../fetch-ahead-rules';

// Has the browser fetch a page at the first sign that its link will be pressed. On phones Chrome takes a link's mere being
// in sight for a moderate sign, so there only the finger counts.
const rules = document.createElement('script');
rules.type = 'speculationrules';
rules.textContent = fetchAheadRules(
  matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative',
);
document.head.append(rules);
