import * as z from 'zod/mini';
import { logIn, logOut, me, session, verify } from './admin.ts';
import { jobApplication, submitJobApplication } from './application.ts';
import type { Call } from './call.ts';
import { fullContact, submitFullContact, submitSimpleContact } from './contact.ts';
import { listMessages, readMessage } from './messages.ts';
import { readPhone } from './phone.ts';
import { publicSettings } from './public-settings.ts';

const health = z.strictObject({ status: z.literal('ok') });

/** Every call there is: routes, the OpenAPI document and the tests read this table. */
export const calls = {
  submitSimpleContact,
  submitFullContact: { ...submitFullContact, body: fullContact((text) => readPhone(text)) },
  submitJobApplication: {
    ...submitJobApplication,
    body: jobApplication((text) => readPhone(text)),
  },
  logIn,
  logOut,
  verify,
  me,
  session,
  listMessages,
  readMessage,
  publicSettings,
  live: {
    method: 'get',
    path: '/api/health/live',
    summary: 'The process answers',
    for: 'anyone',
    answer: { status: 200, body: health },
    refusals: [],
  },
  ready: {
    method: 'get',
    path: '/api/health/ready',
    summary: 'The database answers and the process is not stopping',
    for: 'anyone',
    answer: { status: 200, body: health },
    refusals: ['stopping', 'databaseDown'],
  },
  openapi: {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    for: 'anyone',
    answer: { status: 200, body: z.record(z.string(), z.unknown()) },
    refusals: [],
  },
} as const satisfies Record<string, Call>;
