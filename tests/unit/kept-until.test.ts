import { expect, test } from 'vitest';
import type { Application } from '#contract/admin/application.ts';
import { type Retention, retentionRules } from '#contract/admin/data-protection.ts';
import type { Message } from '#contract/admin/message.ts';
import { applicationKept, messageKept } from '#web/admin/people/kept.ts';
import { people } from '#web/admin/texts/en/people.ts';

const spans = { messages: 24, spam: 30, rejected: 12, undecided: 25, pool: 24, audit: 24 } as const;
const retention: Retention = {
  rules: retentionRules.map((rule) => ({
    ...{ rule, soon: 0, nextAtUtc: null },
    keptFor: { count: spans[rule], unit: rule === 'spam' ? 'days' : 'months' },
  })),
  lastRunUtc: null,
};
const createdAtUtc = '2026-03-10T10:00:00.000Z';
const later = '2026-06-10T10:00:00.000Z';

test.each<[string, Partial<Message>, string]>([
  ['a message', { status: 'read' }, '10 March 2028'],
  ['spam that nobody has seen', { status: 'spam' }, '10 March 2028'],
  ['spam that was seen', { status: 'spam', seenAtUtc: later }, '10 July 2026'],
])('the page says until when %s is kept', (_what, message, day) => {
  const whole = { createdAtUtc, seenAtUtc: null, ...message } as Message;
  expect(messageKept(whole, retention, people, 'en')).toBe(`Until ${day}`);
});

const consent = { talentPool: true, poolConsentAtUtc: createdAtUtc };
const rejected = { stage: 'rejected', stageSinceUtc: later } as const;

test.each<[string, Partial<Application>, string]>([
  ['without a decision', {}, '10 April 2028'],
  ['rejected', rejected, '10 June 2027'],
  ['rejected, in the pool by consent', { ...rejected, ...consent }, '10 March 2028'],
  ['rejected, in the pool by the label', { ...rejected, talentPool: true }, '10 June 2027'],
  ['rejected, taken out', { ...rejected, ...consent, talentPool: false }, '10 June 2027'],
  ['in the pool without a decision', consent, '10 April 2028'],
  ['suspected and never seen', { spamReason: 'trap' }, '10 April 2028'],
  ['suspected and seen', { ...consent, spamReason: 'trap', seenAtUtc: later }, '10 July 2026'],
])('the page says until when an application is kept: %s', (_what, application, day) => {
  const whole = {
    ...{ createdAtUtc, stage: 'new', stageSinceUtc: createdAtUtc, spamReason: null },
    ...{ seenAtUtc: null, talentPool: false, poolConsentAtUtc: null, ...application },
  } as Application;
  expect(applicationKept(whole, retention, people, 'en')).toBe(`Until ${day}`);
});
