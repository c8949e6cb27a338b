import type { AdminTexts } from '../index.ts';

/** The texts of what the admin keeps of a record beside its status. */
export const marks: AdminTexts['marks'] = {
  markAnswered: 'Mark as answered',
  ways: { email: 'By email', phone: 'By telephone', inPerson: 'In person' },
  answered: {
    email: 'Answered by email',
    phone: 'Answered by telephone',
    inPerson: 'Answered in person',
  },
  answeredOn: {
    email: 'Answered by email on {time}',
    phone: 'Answered by telephone on {time}',
    inPerson: 'Answered in person on {time}',
  },
  notAnswered: 'Not answered after all',
  question: 'Did you answer {name}?',
  yes: 'Yes, by email',
  notYet: 'Not yet',
  done: {
    email: 'Messages marked as answered by email: {count}.',
    phone: 'Messages marked as answered by telephone: {count}.',
    inPerson: 'Messages marked as answered in person: {count}.',
    notAnswered: 'Messages marked as not answered: {count}.',
  },
};
