import type { UserTexts } from '../../admin/user-texts.ts';

/** What the API says about users, and their invitation. */
export const users: UserTexts = {
  lastFactor: 'This is your last way in. Please add another one first.',
  taken: 'Another user has this address.',
  firstOwner: 'The first owner, and you yourself, stay as you are.',
  /** With {company}, {name}, {host} and {time}. */
  invitation: {
    subject: '{company}: Your access to the admin',
    lead: 'Hello {name}, you have been invited to the admin of {host}. The link below creates your own key to it; no one else’s password is needed.',
    until: 'The link works once, until {time}.',
    stray:
      'If you do not know what this is about, you can ignore this email: without you the link opens nothing.',
    open: 'Accept the invitation',
  },
  /** The daily mail, with {count} and {references}. */
  reminder: {
    subject: 'Waiting for you today: {count}',
    message: 'Open messages assigned to you: {count}. The newest: {references}',
    application: 'Undecided applications assigned to you: {count}. The newest: {references}',
    stop: 'If you do not want this reminder, turn it off on your account page.',
    open: 'Open the admin',
  },
  /** The file of a person's export that says who reaches the data; with {day} and {roles}. */
  access: {
    file: 'Who can reach the data',
    lead: 'As of {day}, only these members of our staff can reach the data:',
    messages: 'Messages and their correspondence: {roles}',
    applications: 'Applications and their correspondence: {roles}',
    cvs: 'CV files: {roles}',
    person: 'All records of a person together: {roles}',
    roles: {
      owner: 'administrators',
      office: 'office staff',
      hiring: 'recruiters',
      editor: 'content editors',
      reader: 'staff with permission to read',
    },
  },
};
