import { expect, test } from 'vitest';
import { reasonOf } from '#web/admin/replies/reason.ts';

test.each([
  ['550 5.1.1 no such user', 'unknown'],
  ['550 mailbox unavailable', 'unknown'],
  ['550 5.7.1 Message rejected as spam', 'policy'],
  ['554 transaction failed', 'policy'],
  ['554 5.2.2 mailbox full', 'full'],
  ['554 5.1.1 no such user', 'unknown'],
  ['552 5.2.2 mailbox full', 'full'],
  ['552 message too large', 'full'],
  ['452-4.2.2 over quota', 'full'],
  ['535 5.7.8 Authentication credentials invalid', 'login'],
  ['535 authentication failed', 'login'],
  ['421 service not available', 'busy'],
  ['450-4.2.1 mailbox busy', 'busy'],
  ['500 what?', 'other'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'away'],
  ['certificate has expired', 'away'],
] as const)('“%s” is explained as %s', (answer, reason) => {
  expect(reasonOf(answer)).toBe(reason);
});
