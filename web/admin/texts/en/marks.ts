import type { AdminTexts } from '../index.ts';

/** The texts of notes, follow-ups, tags and answers. */
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
  followUp: 'Follow-up date',
  followUpOn: 'Follow up: {day}',
  followUpToday: 'Follow up today',
  followUpOverdue: 'Follow-up overdue: {day}',
  tomorrow: 'Tomorrow',
  inThreeDays: 'In 3 days',
  nextWeek: 'Next week',
  otherDay: 'Another day',
  setDay: 'Set',
  removeFollowUp: 'Remove the follow-up',
  dueCount: 'due today or overdue',
  done: {
    email: 'Messages marked as answered by email: {count}.',
    phone: 'Messages marked as answered by telephone: {count}.',
    inPerson: 'Messages marked as answered in person: {count}.',
    notAnswered: 'Messages marked as not answered: {count}.',
    followUp: 'Follow-up on {day}.',
    followUpMany: 'Follow-up on {day} for {count} records.',
    followUpRemoved: 'Follow-up removed.',
    followUpRemovedMany: 'Follow-ups removed: {count}.',
  },
};
