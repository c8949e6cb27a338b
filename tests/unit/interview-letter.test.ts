import { afterEach, expect, test, vi } from 'vitest';
import type { Application } from '#contract/admin/application.ts';
import type { CannedAnswer } from '#contract/admin/canned-answers.ts';

vi.mock('#web/admin/company.ts', () => ({ company: () => ({ name: 'Gökhat Telekom' }) }));
const { answerWords, firstWords, insertAnswer, unfilledIn, writerIn } = await import(
  '#web/admin/replies/fill.ts'
);

const interview = { at: '2026-12-01T14:00:00+03:00', minutes: 45, place: null, isCancelled: false };
const applicant = {
  ...{ stage: 'interview', language: 'en', fullName: 'Ann Lee', interview },
} as unknown as Application;
const texts = {
  en: { subject: 'Your interview', text: 'Our interview: {interview}.' },
  tr: { subject: 'Görüşmeniz', text: 'Görüşmemiz: {interview}.' },
};
const invitation = { texts } as unknown as CannedAnswer;

afterEach(() => vi.useRealTimers());

test.each([
  ['2026-12-01T11:44:00Z', true],
  ['2026-12-01T11:46:00Z', false],
])(
  'at %s an answer names an interview from 11:00 to 11:45, and invites to it: %s',
  (now, isInvited) => {
    vi.useFakeTimers({ now: new Date(now) });
    const words = answerWords(invitation, applicant);
    expect(words.invites).toBe(isInvited);
    expect(unfilledIn(words)).toEqual([]);
  },
);

test('a letter names the time zone of the interview, except in the company’s own language', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
  expect(answerWords(invitation, applicant).text).toContain('December at 14:00 (GMT+3).');
  expect(answerWords(invitation, { ...applicant, language: 'tr' }).text).toContain('14:00.');
});

test.each([
  ['tr', 'Kıdemli Ağ Mühendisi', 'Kıdemli Ağ Mühendisi'],
  ['tr', null, 'genel başvuru'],
  ['en', null, 'general application'],
] as const)(
  'a letter in %s for the position %s says %s, and nothing of the present job',
  (language, position, said) => {
    const own = { ...applicant, language, position, currentPosition: 'Satış uzmanı' };
    const text = { subject: '{position}', text: 'Sayın {name},\n\n({position})' };
    const answer = { texts: { tr: text, en: text } } as unknown as CannedAnswer;
    const words = answerWords(answer, own);
    expect(words).toMatchObject({ subject: said, text: `Sayın Ann Lee,\n\n(${said})` });
    expect(unfilledIn(words)).toEqual([]);
  },
);

const signatures = {
  tr: 'Saygılarımızla,\n{user}\nGökhat',
  en: 'Regards,\n{user}\nGökhat',
  version: '',
};

test.each([
  ['Deniz Yılmaz', 'Regards,\nDeniz Yılmaz\nGökhat', 'Here is Deniz Yılmaz.'],
  ['', 'Regards,\nGökhat', 'Here is .'],
])(
  'the name of whoever writes, “%s”, is in the signature and in a canned answer',
  (user, closing, said) => {
    const writer = writerIn('en', { ...signatures, user });
    const first = firstWords(applicant, writer);
    expect(first.text).toBe(`Dear Ann Lee,\n\n\n\n${closing}`);
    const text = { subject: 'Hello', text: 'Dear {name},\n\nHere is {user}.\n\n{user}' };
    const answer = answerWords(
      { texts: { en: text, tr: text } } as unknown as CannedAnswer,
      applicant,
    );
    const { words } = insertAnswer(first, answer, applicant, { caret: 0, ...writer });
    expect(words.text).toBe(['Dear Ann Lee,', said, ...(user ? [user] : []), closing].join('\n\n'));
    expect(unfilledIn(words)).toEqual([]);
  },
);
