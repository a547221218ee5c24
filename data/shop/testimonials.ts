interface Testimonial {
  readonly name: string;
  readonly company: string;
  readonly text: string;
  /** Stars, of five. */
  readonly rating: number;
  /** Initials, set in type. */
  readonly avatar: string;
  /** True until a customer's words replace it. Invented reviews are unlawful (DMCC Act 2024). */
  readonly sample: boolean;
}

/** Customers' reviews on the home page, which shows no section without them. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Daniel Osei',
    company: 'Builds his own PCs, Derby',
    text: 'I asked for tall memory under a big cooler. They quoted a shorter kit instead, and told me why.',
    rating: 5,
    avatar: 'DO',
    sample: true,
  },
  {
    name: 'Hannah Whitlock',
    company: 'Architecture practice, Nottingham',
    text: 'We listed our six programs and eight staff. They came back with one workstation model and a reason for every part.',
    rating: 5,
    avatar: 'HW',
    sample: true,
  },
  {
    name: 'Priya Nair',
    company: 'Secondary school, Burton upon Trent',
    text: 'Thirty desktops for three rooms. I sent one email and got one quote back, discount included.',
    rating: 5,
    avatar: 'PN',
    sample: true,
  },
];
