import * as z from 'zod/mini';
import type { Call } from './call.ts';

const health = z.strictObject({ status: z.literal('ok') });

export const live = {
  method: 'get',
  path: '/api/health/live',
  summary: 'The process answers',
  for: 'anyone',
  response: { status: 200, body: health },
} as const satisfies Call;

export const ready = {
  method: 'get',
  path: '/api/health/ready',
  summary: 'The database answers, and the disk has room',
  for: 'anyone',
  response: { status: 200, body: health },
  errorResponses: ['databaseDown', 'diskFull'],
} as const satisfies Call;

/** Read at run time, so that a key can be changed without a new build. */
export const publicSettings = {
  method: 'get',
  path: '/api/PublicSettings',
  summary: 'The settings that a visitor’s browser needs',
  for: 'anyone',
  // Null without a key: then there is no map.
  response: { status: 200, body: z.strictObject({ googleMapsKey: z.nullable(z.string()) }) },
} as const satisfies Call;

const anyObject = z.record(z.string(), z.unknown());

export const openapi = {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document: the calls that are for anyone',
  for: 'anyone',
  response: { status: 200, body: anyObject },
} as const satisfies Call;

export const adminOpenapi = {
  method: 'get',
  path: '/api/Admin/openapi.json',
  for: 'everyone',
  summary: 'This document: every call',
  response: { status: 200, body: anyObject },
} as const satisfies Call;
