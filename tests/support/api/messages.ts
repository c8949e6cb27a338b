import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { post, type RunningApi } from './api.ts';

export const simplePath = '/api/ContactForms/simple';
export const sampleMessage = {
  fullName: 'Ada Yılmaz',
  email: 'ada@gokhat.example',
  message: 'Merhaba',
};

export const fullPath = '/api/ContactForms';
export const sampleFullMessage = {
  firstName: 'Ada',
  lastName: 'Yılmaz',
  email: 'ada@gokhat.example',
  phone: '+90 532 123 45 67',
  company: 'Örnek İletişim A.Ş.',
  subject: 'partnership',
  message: 'Merhaba',
};

export const quotePath = '/api/QuoteRequests';
export const sampleQuote = {
  fullName: 'Deniz Ak',
  email: 'deniz@gokhat.example',
  phone: '+90 532 123 45 67',
  company: 'Örnek İletişim A.Ş.',
  services: ['sms', 'voice'],
  countries: 'Almanya, Kazakistan',
  monthlyVolume: '2 milyon SMS',
  message: 'Ekimde başlamak istiyoruz.',
};

let sentMessages = 0;

/**
 * Sends a valid message with the given changes, and resolves with the parsed response. Its text is unique by default:
 * a repeated message is counted, not stored.
 */
export async function sendMessage(
  { url }: Pick<RunningApi, 'url'>,
  changes: Partial<typeof sampleMessage> = {},
  headers: Record<string, string> = {},
) {
  sentMessages += 1;
  const message = `${sampleMessage.message} ${sentMessages}`;
  const body = { ...sampleMessage, message, ...changes };
  const answer = await post(`${url}${simplePath}`, body, headers);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return z.parse(calls.submitSimpleContact.response.body, await answer.json());
}

/** The empty quote fields of a message that asks for no quote. */
export const noQuote = {
  ...{ services: null, countries: null, monthlyVolume: null },
  ...{ directions: null, routeClasses: null, connections: null },
  ...{ trafficStart: null, technicalName: null, technicalEmail: null },
} as const;

/** The state of a message that no admin has opened. */
export const untouched = {
  ...{ status: 'new', starred: false, note: null, noteChange: null, assignedTo: null, version: 1 },
  ...{ repliedAtUtc: null, repliedBy: null, followUp: null, tags: [] },
  ...{ timesSent: 1, lastSentAtUtc: null, seenAtUtc: null },
  ...{ statusSinceUtc: null, trashedAtUtc: null, replyState: null },
} as const;
