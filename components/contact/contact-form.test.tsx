import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { FormField } from '@/checks/schemas/contact';
import { recipient } from '@/components/testing/fixtures';
import { contact } from '@/data/contact';
import { request } from '@/data/request';
import { fitMailto, MAILTO_LIMIT } from '@/lib/mailto';
import { ContactForm } from './contact-form';

// The environment goes to no address; what it is sent to is seen here, and that it goes in the browser tests.
jest.mock('@/lib/mailto', () => {
  const mailto = jest.requireActual('@/lib/mailto');
  return { ...mailto, fitMailto: jest.fn(mailto.fitMailto) };
});
const sentTo = () => jest.mocked(fitMailto).mock.calls.map(([message]) => message);
beforeEach(() => {
  jest.mocked(fitMailto).mockClear();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const fields: readonly FormField[] = [
  { name: 'name', label: 'Name', control: 'text', required: true, mailLine: 'Name' },
  { name: 'message', label: 'Message', control: 'textarea', required: true, mailLine: 'Message' },
];
const form = () => <ContactForm copy={{ ...contact.form, fields }} recipient={recipient} />;
const message = () => screen.getByLabelText('Message *');
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });
const notice = () => screen.queryByText(request.heading);
const ADA = {
  to: recipient.email,
  subject: 'New Enquiry - Acme',
  body: 'Name: Ada\n\nMessage:\nTwo fans',
};

function renderForm(of = form()) {
  render(of);
  return userEvent.setup();
}
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name *'), ' Ada ');
  await user.type(message(), 'Two fans');
}

describe('the contact form', () => {
  it('asks for what the specification names, marked with a star where it is required', () => {
    renderForm(<ContactForm copy={contact.form} recipient={recipient} />);
    for (const label of ['First name *', 'Last name *', 'E-mail *', 'Message *']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Company')).not.toBeRequired();
    expect(screen.getByLabelText('Subject')).not.toBeRequired();
    expect(screen.getByLabelText('E-mail *')).toHaveAttribute('type', 'email');
    expect(message()).toHaveAttribute('rows', '6');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'General Enquiry',
      'Quote Request',
      'Technical Support',
      'Custom Build',
      'Bulk Order',
    ]);
  });

  it('composes an e-mail, keeps its text, and says what to do where no mail program opened', async () => {
    const user = renderForm();
    await fillIn(user);
    expect(notice()).not.toBeInTheDocument();
    await user.click(sendButton());
    expect(sentTo()).toEqual([ADA]);
    expect(jest.mocked(fitMailto).mock.calls[0]?.[1]).toBe(contact.form.remainder);
    expect(notice()).toBeVisible();
    expect(screen.getByText(ADA.subject)).toBeVisible();
    expect(message()).toHaveValue('Two fans');
  });

  it('stays quiet about length until the link nears the limit, then tells of it', async () => {
    const user = renderForm();
    const write = async (length: number) => {
      await user.clear(message());
      await user.click(message());
      await user.paste('x'.repeat(length));
    };
    const { nearLimit, tooLong } = contact.form;
    await write(300);
    expect(screen.queryByText(nearLimit)).not.toBeInTheDocument();
    await write(1600);
    expect(screen.getByText(nearLimit)).toBeVisible();
    expect(screen.queryByText(tooLong)).not.toBeInTheDocument();
    await write(MAILTO_LIMIT);
    expect(screen.getByText(tooLong)).toBeVisible();
    expect(screen.queryByText(nearLimit)).not.toBeInTheDocument();
    await write(300);
    expect(screen.queryByText(tooLong)).not.toBeInTheDocument();
  });

  it('counts what was typed before the script was there', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form());
    const typed = container.querySelector('textarea') as HTMLTextAreaElement;
    typed.value = 'x'.repeat(MAILTO_LIMIT);
    render(form(), { container, hydrate: true });
    expect(screen.getByText(contact.form.tooLong)).toBeVisible();
    expect(container.querySelector('form')).toHaveAttribute('data-ready');
    expect(sentTo()).toEqual([]);
  });
});
