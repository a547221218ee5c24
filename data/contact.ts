/** What the contact page says. */
import type { ContactFormCopy, FormField } from '@/checks/schemas/pages';

/** What the form asks for, in its order; each field's name, control and place in the e-mail stand here alone. */
const fields = [
  {
    name: 'firstName',
    label: 'First name',
    autoComplete: 'given-name',
    required: true,
    mailLine: 'Name',
  },
  {
    name: 'lastName',
    label: 'Last name',
    autoComplete: 'family-name',
    required: true,
    mailLine: 'Name',
  },
  {
    name: 'email',
    label: 'E-mail',
    control: 'email',
    autoComplete: 'email',
    required: true,
    mailLine: 'Email',
  },
  { name: 'company', label: 'Company', autoComplete: 'organization', mailLine: 'Company' },
  {
    name: 'subject',
    label: 'Subject',
    control: 'select',
    options: [
      'General Enquiry',
      'Quote Request',
      'Technical Support',
      'Custom Build',
      'Bulk Order',
    ],
    // Asked for and not sent: the specification's table of calls leaves it out.
    mailLine: null,
  },
  { name: 'message', label: 'Message', control: 'textarea', required: true, mailLine: 'Message' },
] as const satisfies readonly FormField[];

const form = {
  heading: 'Send us a message',
  lead: 'The form writes an e-mail for you; nothing leaves your device until you press send in your own mail program.',
  fields,
  submitLabel: 'Send Message',
  note: 'Fields marked * are required. The button opens your e-mail program with the message filled in.',
  privacyLabel: 'What becomes of your message',
  subjectWithoutScript: 'New Enquiry',
  nearLimit:
    'Your message is getting long. A little more fits into the e-mail we can open for you.',
  tooLong:
    'Your message is longer than some mail programs accept. The e-mail will hold its beginning; once you have pressed Send Message you can copy the whole and paste it in.',
  remainder: '[The message is longer than this e-mail could carry. Please paste the rest here.]',
} as const satisfies ContactFormCopy;

export const contact = {
  search: {
    title: 'Contact: Quotes, Support and Advice',
    description:
      'Write to our hardware shop in Derby: quotes, custom builds, bulk orders and technical support. A response by e-mail within 24 hours.',
  },
  hero: {
    title: 'Write to us in Derby',
    lead: 'For a quote, for advice before one, and for anything we sold you.',
    image: 'hero-contact',
    messageLabel: 'Write a message',
  },
  details: {
    emailHeading: 'E-mail',
    emailSubject: 'General Enquiry',
    emailNote: 'Response within 24 hours',
    addressHeading: 'Address',
    hoursHeading: 'Business hours',
  },
  quickLinks: {
    heading: 'Quick e-mail links',
    items: {
      'Request a quote': 'Quote Request',
      'Technical support': 'Technical Support',
      'Plan a custom build': 'Custom Build',
      'Place a bulk order': 'Bulk Order',
    },
  },
  form,
  faq: {
    heading: 'Frequently Asked Questions',
    items: {
      'Do you build custom PCs?':
        'Yes. Tell us what the machine is for, which screen it drives and what you already own. We suggest the parts, check that they fit, and quote for them built and tested or as a kit.',
      'What warranty do products come with?':
        'Parts and branded machines come with their manufacturers’ warranties; how long each runs, and what covers a machine that we build, is stated in the quote. If something fails, write to us. Your statutory rights are not affected.',
      'How fast is delivery?':
        'We dispatch within 1-2 business days of your order, and delivery within the United Kingdom takes 2-3 days. Custom builds take longer; the quote names the date.',
      'Do you offer bulk discounts?':
        'Yes, for businesses, schools and anyone else who orders several of a kind. Name the product and the number; the quote is worked out for that many.',
    },
  },
} as const;
