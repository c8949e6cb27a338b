import * as z from 'zod/mini';
import { applicationStages } from '../application.ts';
import type { Call } from '../call.ts';
import { oneFor } from '../content/one-for.ts';
import { openingStates } from '../content/opening-values.ts';
import { openingId } from '../fields.ts';
import { languages } from '../languages.ts';
import { audiences } from './roles.ts';

/** Applications by stage, without spam and the trash. */
const counts = z.strictObject(oneFor(applicationStages, z.int()));

const opening = z.strictObject({
  id: openingId,
  /** In the languages that it has. */
  title: z.strictObject(oneFor(languages, z.optional(z.string()))),
  /** As published; one whose last day is over is closed. A draft is not published any more, and was applied for. */
  state: z.enum(openingStates),
  /** Its last day. */
  closes: z.nullable(z.iso.date()),
  counts,
});
export type ListedOpening = z.output<typeof opening>;

export const listOpenings = {
  method: 'get',
  path: '/api/Admin/Openings',
  for: audiences.applications,
  summary:
    'The openings that are published or were applied for, the newest first, and how many applied for each',
  response: {
    status: 200,
    body: z.strictObject({ items: z.array(opening), general: counts }),
  },
} as const satisfies Call;
