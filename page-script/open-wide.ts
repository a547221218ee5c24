// What only a narrow screen is spared stands open where there is room for it, and closes like any other.
if (matchMedia('(min-width: 64rem)').matches)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]'))
    details.open = true;
