/** Opens the details that only a narrow screen needs closed. A visitor can still close them. */

if (matchMedia('(min-width: 64rem)').matches)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]'))
    details.open = true;
