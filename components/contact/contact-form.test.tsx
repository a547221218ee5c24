import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '@/data/contact';
import { ContactForm } from './contact-form';

const recipient = { company: 'Acme', email: 'sales@acme.example' };

function renderForm() {
  render(<ContactForm copy={contact.form} recipient={recipient} />);
  return userEvent.setup();
}

describe('the contact form', () => {
  it('requires names, e-mail and message, and marks them with a star', () => {
    renderForm();
    for (const label of ['First name *', 'Last name *', 'E-mail *', 'Message *']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Company')).not.toBeRequired();
    expect(screen.getByLabelText('Subject')).not.toBeRequired();
    expect(screen.getByLabelText('E-mail *')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Message *')).toHaveAttribute('rows', '6');
  });

  it('offers the five subjects', () => {
    renderForm();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'General Enquiry',
      'Quote Request',
      'Technical Support',
      'Custom Build',
      'Bulk Order',
    ]);
  });

  it('stays quiet about length until the link nears the limit, then tells of it', async () => {
    const user = renderForm();
    const message = screen.getByLabelText('Message *');
    await user.click(message);
    await user.paste('x'.repeat(300));
    expect(screen.queryByText(contact.form.nearLimit)).not.toBeInTheDocument();
    await user.paste('x'.repeat(1300));
    expect(screen.getByText(contact.form.nearLimit)).toBeVisible();
    await user.paste('x'.repeat(1000));
    expect(screen.getByText(contact.form.tooLong)).toBeVisible();
  });

  it('has a mail address on its button for visitors without a script', () => {
    renderForm();
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAttribute(
      'formaction',
      expect.stringMatching(/^mailto:sales@acme\.example\?subject=[^&]+$/),
    );
  });
});
