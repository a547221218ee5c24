/** What the home page says. */
export const home = {
  search: {
    title: 'Computer Hardware, Quoted from Derby',
    description:
      'Gaming hardware, complete systems, components, storage and networking for homes and businesses. Dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'Hardware built to your spec',
    lead: 'Gaming PCs, components, systems, storage and networking. Tell us what it has to do; we answer within 24 hours.',
    image: 'hero-home',
    browseLabel: 'Browse Products',
    adviceLabel: 'Get Expert Advice',
  },
  about: {
    title: 'About us',
    text: [
      'We are a computer hardware shop in Derby. We sell what we would fit ourselves, and we say so when a cheaper part does the job.',
      'Since 2020 we have quoted for single graphics cards and for whole offices. There is no basket here: you ask, a person checks the fit, and you get a quote by e-mail.',
    ],
    linkLabel: 'More about us',
  },
  categoriesHeading: 'Every category, one place to ask',
  categoriesLead: 'Browse by what you need, or send one e-mail that covers all of it.',
  viewProductsLabel: 'View Products',
  why: {
    heading: 'Why choose us',
    items: [
      {
        icon: 'delivery',
        title: 'Fast UK delivery',
        text: 'Orders leave us in 1-2 business days and reach you in 2-3 days.',
      },
      {
        icon: 'warranty',
        title: 'Manufacturer warranties',
        text: 'Every product carries its maker’s warranty; the quote says how long.',
      },
      {
        icon: 'bulk',
        title: 'Bulk discounts',
        text: 'Ordering for a team, a school or an event? The quote reflects the number.',
      },
      {
        icon: 'build',
        title: 'Custom builds',
        text: 'We put the parts together and test them, or send them for you to build.',
      },
      {
        icon: 'support',
        title: 'E-mail support',
        text: 'Write at any time; a person answers within 24 hours.',
      },
      {
        icon: 'cpu',
        title: 'Brands you know',
        text: '50+ brands; each category page names twelve of its makers.',
      },
    ],
  },
  testimonials: {
    heading: 'What customers say',
    sampleNote: 'Sample testimonial',
  },
  closing: {
    title: 'Get Your Quote Today',
    text: 'A few lines are enough: what it is for, what you have, when you need it.',
    quoteLabel: 'Get Quote',
  },
} as const;
