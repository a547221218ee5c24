import { company } from './company';
import type { HeroPictureId } from './pictures';

export const contact = {
  metadata: {
    title: 'Contact: Quotes, Support and Advice',
    description: `Email our PC shop in ${company.address.locality} for a quote, a custom build, a bulk order or technical support.`,
  },
  hero: {
    title: `Write to us in ${company.address.locality}`,
    lead: 'Quotes, advice, or help with something you bought from us.',
    image: 'hero-contact' satisfies HeroPictureId,
  },
  details: {
    emailHeading: 'Email',
    emailSubject: 'General Enquiry',
    emailNote: company.responseNote,
    addressHeading: 'Address',
    hoursHeading: 'Business hours',
  },
  quickLinks: {
    heading: 'Quick email links',
    items: {
      'Request a quote': 'Quote Request',
      'Technical support': 'Technical Support',
      'Plan a custom build': 'Custom Build',
      'Plan a bulk order': 'Bulk Order',
    },
  },
  form: {
    heading: 'Send us a message',
    /** Shows the form while there is an enquiry, which has a button of its own. */
    separateLabel: 'Write a separate message',
    lead: 'Write it here, then send it from your email app. Fields marked\u00a0* are required.',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      company: 'Company',
      subject: 'Subject',
      message: 'Message',
    },
    subjects: [
      'General Enquiry',
      'Quote Request',
      'Technical Support',
      'Custom Build',
      'Bulk Order',
    ],
    submitLabel: 'Open in your email app',
    note: 'Your message will be ready there. Nothing is sent until you send it.',
    privacyLabel: 'How we use your message',
    nearLimit:
      'Your message is getting long. There’s a little room left in the email we can open for you.',
    tooLong:
      'Your message is too long for some email apps, so the email will only hold the start of it. Press the button, then copy the whole message and paste it in.',
  },
  faq: {
    heading: 'Frequently asked questions',
    items: {
      'Do you build custom PCs?':
        'Yes. Tell us what the PC is for, which monitor you’ll use and what you already own. We’ll suggest parts, check that they fit, and quote for the PC built and tested, or for the parts alone.',
      'What warranty do products come with?':
        'Parts and branded machines come with their manufacturers’ warranties. Your quote gives the length of each, and tells you what covers a machine that we build. If something fails, write to us. Your statutory rights are not affected.',
      'How fast is delivery?': `${company.deliveryPromise} Allow longer for custom builds. Your quote gives the date.`,
      'Do you offer bulk discounts?':
        'Yes, for businesses, schools and anyone else who orders several of the same thing. Tell us the product and the number, and we’ll price the lot together.',
    },
  },
} as const;

export type ContactFormCopy = typeof contact.form;
