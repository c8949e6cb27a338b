import type { AdminTexts } from '../index.ts';

/** The texts of the account page. */
export const account: AdminTexts['account'] = {
  title: 'Account and sessions',
  changeTitle: 'Change the password',
  changeLead: 'You go on here; every other session ends when the password changes.',
  firstTitle: 'Choose your password',
  firstLead:
    'The first password that you were given also stands in the server’s log. Before the inbox opens, choose one that only you know.',
  firstHint: 'The one that you have just logged in with.',
  current: 'Current password',
  next: 'New password',
  nextHint:
    '15 to 256 characters. A few words that have nothing to do with each other are easy to remember and hard to guess.',
  show: 'Show the new password',
  hide: 'Hide the new password',
  count: 'Characters: {count}',
  missing: 'at least {count} more',
  levels: {
    weak: 'Weak: quickly guessed.',
    fair: 'Fair: somebody determined could guess it.',
    good: 'Good: guessing it would take long.',
    strong: 'Strong: nobody is likely to guess it.',
  },
  change: 'Change the password',
  changing: 'Changing…',
  changed: 'Your password has been changed. All other sessions have ended.',
  changeFailed: 'The password could not be changed. Please try again.',
  sessions: 'Open sessions',
  sessionsLead: 'If you see one that you do not know, end it and change your password.',
  sessionsLoading: 'Loading the sessions…',
  sessionsFailed: 'The sessions could not be loaded. Check your connection and try again.',
  unknownBrowser: 'Unknown browser',
  own: 'this one',
  since: 'since {time}',
  lastSeen: 'Last seen:',
  end: 'End',
  endOne: 'End the session: {name}',
  endedOne: 'The session has ended.',
  endOthers: 'End all others',
  endOneDialog: {
    title: 'End this session?',
    lead: 'Whoever uses it has to log in again. Enter your password to end it.',
    confirm: 'End the session',
  },
  endOthersDialog: {
    title: 'End all your other sessions?',
    lead: 'Only this one of yours stays open. Whoever uses another has to log in again. Enter your password to end them.',
    confirm: 'End them all',
  },
  ending: 'Ending…',
  endedOthers: 'All your other sessions have ended.',
};
