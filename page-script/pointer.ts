// Says that a mouse may rest on a link, which the rules for fetching ahead ask (scripts/build/finish-page.ts).
if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.pointer = '';
