// Says that a mouse may rest on a link, which the rules for fetching ahead ask (components/layout/fetch-ahead.tsx).
if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.pointer = '';
