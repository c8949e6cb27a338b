import * as account from './admin/account.ts';
import * as applications from './admin/applications.ts';
import * as audit from './admin/audit.ts';
import * as cannedAnswers from './admin/canned-answers.ts';
import * as content from './admin/content.ts';
import * as dataProtection from './admin/data-protection.ts';
import * as events from './admin/events.ts';
import * as factors from './admin/factors.ts';
import * as firstSteps from './admin/first-steps.ts';
import * as hiring from './admin/hiring.ts';
import * as mail from './admin/mail.ts';
import * as messages from './admin/messages.ts';
import * as openings from './admin/openings.ts';
import * as overview from './admin/overview.ts';
import * as replies from './admin/replies.ts';
import * as session from './admin/session.ts';
import * as signatures from './admin/signatures.ts';
import * as system from './admin/system.ts';
import * as tags from './admin/tags.ts';
import * as users from './admin/users.ts';
import { jobApplication, submitJobApplication } from './application.ts';
import type { Call } from './call.ts';
import { fullContact, submitFullContact, submitSimpleContact } from './contact.ts';
import { readOpenings } from './openings.ts';
import { readPhone } from './phone.ts';
import { readChallenge } from './proof-of-work.ts';
import { quoteRequest, submitQuoteRequest } from './quote.ts';
import * as service from './service.ts';
import * as sms from './sms.ts';

/** The calls among the exports of a file. */
type CallsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name];
};

function callsIn<Exports extends object>(exports: Exports): CallsIn<Exports> {
  const isCall = (value: unknown) =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  const found = Object.entries(exports).filter(([, value]) => isCall(value));
  return Object.fromEntries(found) as CallsIn<Exports>;
}

/** Every call of the API: the routes, the OpenAPI document and the tests use this table. */
export const calls = {
  submitSimpleContact,
  submitFullContact: { ...submitFullContact, body: fullContact((text) => readPhone(text)) },
  submitQuoteRequest: { ...submitQuoteRequest, body: quoteRequest((text) => readPhone(text)) },
  submitJobApplication: {
    ...submitJobApplication,
    body: jobApplication((text) => readPhone(text)),
  },
  readOpenings,
  readChallenge,
  ...callsIn(sms),
  ...callsIn(service),
  ...callsIn(session),
  ...callsIn(account),
  ...callsIn(factors),
  ...callsIn(users),
  ...callsIn(messages),
  ...callsIn(applications),
  ...callsIn(hiring),
  ...callsIn(openings),
  ...callsIn(tags),
  ...callsIn(replies),
  ...callsIn(cannedAnswers),
  ...callsIn(signatures),
  ...callsIn(overview),
  ...callsIn(events),
  ...callsIn(dataProtection),
  ...callsIn(audit),
  ...callsIn(mail),
  ...callsIn(system),
  ...callsIn(firstSteps),
  ...callsIn(content),
} as const satisfies Record<string, Call>;
