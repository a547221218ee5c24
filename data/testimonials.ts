/**
 * The home page's customer testimonials. Sample testimonials: they must be replaced by real customers'
 * words before launch, since invented reviews are unlawful (DMCC Act 2024); `npm run launch-check` says so.
 */
import type { Testimonial } from '@/checks/schemas/company';

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Daniel Osei',
    company: 'Home builder, Derby',
    text: 'They spotted that my cooler would not clear the memory and quoted for a lower kit instead. The build went together first time.',
    rating: 5,
    avatar: 'DO',
    sample: true,
  },
  {
    name: 'Hannah Whitlock',
    company: 'Architecture practice, Nottingham',
    text: 'We sent a list of six programs and eight people. Back came one workstation model, a reason for each part, and a date that was kept.',
    rating: 5,
    avatar: 'HW',
    sample: true,
  },
  {
    name: 'Priya Nair',
    company: 'Secondary school, Burton upon Trent',
    text: 'Thirty desktops with a bulk discount, delivered in three days and labelled by room. Any question was answered the same day.',
    rating: 5,
    avatar: 'PN',
    sample: true,
  },
];
