import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { audiences } from './roles.ts';

/** Steps before the site goes live, in order. */
export const firstSteps = [
  'password',
  'company',
  'register',
  'capital',
  'board',
  'hosting',
  'btk',
  'security',
  'accessibility',
  'figures',
  'certificates',
  'texts',
  'mail',
  'notices',
  'https',
  'backup',
] as const;
export type FirstStep = (typeof firstSteps)[number];

const stepState = z.strictObject({
  step: z.enum(firstSteps),
  isDone: z.boolean(),
  /** How many of its values are empty or still those of the sample company, each judged alone. */
  samples: z.optional(z.strictObject({ left: z.int(), all: z.int() })),
  /** The service's settings that wait for a value. */
  settings: z.optional(z.array(z.string())),
});
/** Whether the admin has put the list away: the login then leads to the inbox. */
const isPutAway = z.boolean({ error: 'invalid' });
const body = z.strictObject({ steps: z.array(stepState), isPutAway });
export type FirstSteps = z.output<typeof body>;

export const readFirstSteps = {
  method: 'get',
  path: '/api/Admin/FirstSteps',
  summary: 'What is left to do before the site goes live',
  for: audiences.owner,
  response: { status: 200, body },
} as const satisfies Call;

export const putFirstStepsAway = {
  method: 'patch',
  path: '/api/Admin/FirstSteps',
  summary: 'Put the list of first steps away, or show it again',
  for: audiences.owner,
  body: z.strictObject({ isPutAway }),
  response: { status: 204 },
} as const satisfies Call;
