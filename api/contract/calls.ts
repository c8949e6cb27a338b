import * as z from 'zod/mini';
import {
  login,
  message,
  messagePage,
  messageParameters,
  messageQuery,
  sessionState,
  signedIn,
} from './admin.ts';
import { created, simpleContact } from './contact.ts';
import type { ProblemCode } from './problem.ts';

/** One call of the API: what goes in, what comes out, and what it may refuse with. */
export type Call = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As OpenAPI writes it, parameters in braces. Matched in any letter case. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call: anyone, or whoever carries the bearer or the cookie of a session. */
  readonly for: 'anyone' | 'admin';
  readonly parameters?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The answer when all is well; `body` is left out where there is none. */
  readonly answer: { readonly status: number; readonly body?: z.ZodMiniType };
  readonly refusals: readonly ProblemCode[];
};

const health = z.strictObject({ status: z.literal('ok') });
const unhealthy = 'unavailable';
const session = {
  method: 'get',
  for: 'admin',
  answer: { status: 200, body: sessionState },
  refusals: ['signedOut'],
} as const;

/** Every call there is. Routes, the OpenAPI document, the browser's client and the tests read this table. */
export const calls = {
  submitSimpleContact: {
    method: 'post',
    path: '/api/ContactForms/simple',
    summary: 'Send a message',
    for: 'anyone',
    body: simpleContact,
    answer: { status: 201, body: created },
    refusals: [
      'invalid',
      'malformed',
      'tooLarge',
      'wrongType',
      'tooMany',
      'unavailable',
      'storageFull',
    ],
  },
  logIn: {
    method: 'post',
    path: '/api/Admin/login',
    summary: 'Log in with the password; answers the bearer token and sets the session cookie',
    for: 'anyone',
    body: login,
    answer: { status: 200, body: signedIn },
    refusals: [
      'invalid',
      'malformed',
      'wrongPassword',
      'crossSite',
      'tooLarge',
      'wrongType',
      'tooMany',
      'unavailable',
    ],
  },
  logOut: {
    method: 'post',
    path: '/api/Admin/logout',
    summary: 'End the session of the bearer or the cookie; always succeeds',
    for: 'anyone',
    answer: { status: 204 },
    refusals: ['crossSite'],
  },
  verify: { ...session, path: '/api/Admin/verify', summary: 'Is this session valid, until when' },
  me: { ...session, path: '/api/Admin/me', summary: 'The same as verify' },
  session: { ...session, path: '/api/Admin/session', summary: 'The same as verify' },
  listMessages: {
    method: 'get',
    path: '/api/Admin/Messages',
    summary: 'Messages by page, the newest first unless asked otherwise',
    for: 'admin',
    query: messageQuery,
    answer: { status: 200, body: messagePage },
    refusals: ['invalid', 'signedOut'],
  },
  readMessage: {
    method: 'get',
    path: '/api/Admin/Messages/{id}',
    summary: 'One message',
    for: 'admin',
    parameters: messageParameters,
    answer: { status: 200, body: message },
    refusals: ['signedOut', 'notFound'],
  },
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
    refusals: [unhealthy],
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

export type CallName = keyof typeof calls;
