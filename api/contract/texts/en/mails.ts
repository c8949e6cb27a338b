import type { MailTexts } from '../../mail/mail-texts.ts';

/** The words of mails. */
export const mails: MailTexts = {
  messages: {
    one: 'New message: {who}',
    many: '{count} new messages',
    unnamed: 'New messages: {count}',
    open: 'Open the inbox',
  },
  applications: {
    one: 'New application: {who}',
    many: '{count} new applications',
    unnamed: 'New applications: {count}',
    open: 'Open the applications',
  },
  spam: {
    messages: {
      subject: 'Spam this week: {count}',
      lead: 'Messages flagged as spam in the last week, without a notice: {count}. Somebody may be waiting among them; have a look.',
      open: 'Open the spam folder',
    },
    applications: {
      subject: 'Applications flagged as spam this week: {count}',
      lead: 'Applications flagged as spam in the last week, without a notice: {count}. There may be a real applicant among them; have a look.',
      open: 'Open these applications',
    },
  },
  operator: {
    one: '{host}: {what}',
    many: '{host}: {what} (and {count} more)',
    over: '{host}: Everything is in order',
    overLead: 'None of the problems that were reported to you is left.',
    open: 'Open the system page',
  },
  test: {
    subject: 'Test mail',
    lead: 'If this mail has reached you, notices of new messages and applications will too.',
  },
  more: 'and {count} more',
  withheld: 'As you have set it, this mail does not say who wrote what.',
  footer:
    '{company} · This notice was sent by {host}. Please do not answer it; answer from the admin.',
  /** Of the company, at the end of a letter to the outside; a part that names an empty fact is left out. */
  company: ['{legalName}', 'Seat: {seat}', 'Trade registry number: {registryNumber}'],
  acknowledgement: {
    subject: '{company}: {received} ({reference})',
    message: {
      received: 'We have received your message',
      next: 'We will read it and answer you.',
    },
    quote: {
      received: 'We have received your quote request',
      next: 'We will look into it and answer you.',
    },
    application: {
      received: 'We have received your application',
      next: 'We will consider it and let you know the outcome.',
    },
    reference: 'Your reference: {reference}',
    more: 'If there is something to add, reply to this email, or write to {mailbox} with your reference.',
    stray:
      'If you did not write to us, somebody else has entered your email address, and you can ignore this email.',
    footer: '{company} · This email was sent automatically by {host}.',
  },
  reply: {
    subjects: {
      message: '{company}: About your message',
      quote: '{company}: About your quote request',
      application: '{company}: About your application',
    },
    placeholders: {
      name: 'name',
      subject: 'subject',
      position: 'position',
      interview: 'interview',
      company: 'company',
      user: 'user',
    },
    general: 'general application',
    greeting: 'Dear {name},',
    closing: 'Kind regards,\n{company}',
    quoted: 'On {time}, {name} wrote:',
    interview: {
      planned:
        'Our interview: {interview}. You find an invitation for your calendar attached.\n\nIf this time does not suit you, please reply to this e-mail.',
      moved:
        'Our interview has changed. It is now: {interview}. The attached invitation updates your calendar.\n\nIf this time does not suit you, please reply to this e-mail.',
      cancelled:
        'We are sorry that we have to cancel our interview ({interview}). The attached file removes it from your calendar.',
    },
    invitation: 'Interview with {company}',
    invitationFile: 'interview',
  },
};
