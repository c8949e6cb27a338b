import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits, tagLimits } from '../field-limits.ts';
import { choice, requiredLine } from '../fields.ts';
import { recordId } from './lists.ts';
import { audiences } from './roles.ts';

/** Names of colours; the screens define their values. */
export const tagColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'grey',
] as const;
export type TagColour = (typeof tagColours)[number];

/** A tag as part of a message or an application. */
export const recordTag = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  colour: z.enum(tagColours),
});
export type RecordTag = z.output<typeof recordTag>;

/** A tag with the number of its messages and applications. */
export const countedTag = z.extend(recordTag, { messages: z.int(), applications: z.int() });
export type CountedTag = z.output<typeof countedTag>;

/** A filter: only records with this tag; or the tag of a bulk action. */
export const oneTag = z.optional(recordId);

/** All tags of a record, in any order. */
export const tagIds = z.optional(
  z
    .array(recordId, { error: 'invalid' })
    .check(z.maxLength(tagLimits.perRecord, { error: 'tooManyTags' })),
);

/** The fields of the bulk actions `tag` and `untag`. */
export const tagActions = { tag: ['tag'], untag: ['tag'] } as const;

/** Unique without regard to case and accents. */
const name = requiredLine(fieldLimits.tagName).check(z.normalize('NFC'));
const colour = choice(tagColours);

export const createTag = {
  method: 'post',
  path: '/api/Admin/Tags',
  for: audiences.letters,
  summary: `Create a tag; there are at most ${tagLimits.all}. GET /api/Admin/Counts lists them`,
  body: z.strictObject({ name, colour }),
  response: { status: 201, body: recordTag },
} as const satisfies Call;

export const changeTag = {
  method: 'patch',
  path: '/api/Admin/Tags/{id}',
  for: audiences.letters,
  summary: 'Rename a tag, or give it another colour, on all its records',
  body: z
    .strictObject({ name: z.optional(name), colour: z.optional(colour) })
    .check(z.refine((change) => Object.keys(change).length > 0, { error: 'required' })),
  response: { status: 200, body: recordTag },
} as const satisfies Call;

export const eraseTag = {
  method: 'delete',
  path: '/api/Admin/Tags/{id}',
  for: audiences.letters,
  summary: 'Delete a tag, and take it off all its records',
  response: { status: 204 },
} as const satisfies Call;
