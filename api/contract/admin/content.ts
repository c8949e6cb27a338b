import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { oneFor } from '../content/one-for.ts';
import { openingStates } from '../content/opening-values.ts';
import { contentLimits, fileSize, isPublishTime, pictureSize } from '../field-limits.ts';
import { languages } from '../languages.ts';
import { uploadedFile } from '../uploaded-file.ts';
import { utcTime } from '../utc-time.ts';
import { by, lastChange } from './done-by.ts';
import { recordId } from './lists.ts';
import { audiences } from './roles.ts';

/**
 * The site's texts, company data and pictures as the admin edits them. A document is `identity`, `pictures`, an opening,
 * or a language and the name of its texts, as `tr/home`; a unit is one of its values that is edited as a whole
 * (api/contract/content/fields.ts).
 */
const documentName = z.string({ error: 'invalid' }).check(
  z.regex(/^(?:identity|pictures|[a-z]{2}\/[a-z]{1,20}|openings\/[a-z0-9-]{1,40})$/, {
    error: 'invalid',
  }),
);

/** A JSON Pointer (RFC 6901). */
const path = z
  .string({ error: 'invalid' })
  .check(z.regex(/^(?:\/[^/]{1,80}){1,12}$/, { error: 'invalid' }));

const unit = { document: documentName, path } as const;

/** JSON; null for a missing value. */
const value = z.unknown();

const version = z.int({ error: 'invalid' }).check(z.minimum(0, 'invalid'));

/** A changed unit. A preview, which stores nothing, has no `version`. */
const change = z.strictObject({ ...unit, value });
const versionedChange = z.strictObject({ ...unit, version, value });
export type ContentChange = z.output<typeof change>;

const changes = z.array(versionedChange).check(z.maxLength(contentLimits.changes, 'invalid'));

const documentState = z.strictObject({
  /** A document that only an earlier release had is listed too, while it has edits. */
  name: documentName,
  /** Units that differ from the live content; the date of a legal page counts only if it is the only one. */
  changed: z.int(),
  /** Units that differ from the build's content. */
  edited: z.int(),
  /** Units whose text in another language is newer, and that were not written or confirmed for it. */
  behind: z.array(path),
  /** Units that both the owner and a later release have changed. */
  asks: z.array(path),
  /**
   * Edits that this release cannot show: it lacks the unit or document, or expects another kind of value. They stay in
   * the database.
   */
  unplaced: z.array(z.strictObject({ path, value })),
  /** Of an opening: its title by language, and its state, as edited. */
  opening: z.optional(
    z.strictObject({
      title: z.strictObject(oneFor(languages, z.optional(z.string()))),
      state: z.optional(z.enum(openingStates)),
      closes: z.optional(z.string()),
    }),
  ),
});

const difference = z.strictObject({ ...unit, from: value, to: value });
export type ContentDifference = z.output<typeof difference>;

const publication = z.strictObject({
  id: z.uuid(),
  /** Null while it is scheduled. */
  number: z.nullable(z.int()),
  note: z.string(),
  by,
  /** The tag of the session that made it. */
  session: z.string(),
  createdAtUtc: utcTime,
  /** When it went live, or will. */
  atUtc: utcTime,
  changes: z.array(difference),
});
export type Publication = z.output<typeof publication>;

const contentState = z.strictObject({
  documents: z.array(documentState),
  /** The live publication; null while the built content is live. */
  published: z.nullable(publication),
  scheduled: z.array(publication),
});
export type ContentState = z.output<typeof contentState>;

/**
 * Why kept values cannot be published, by document and path. Empty texts, lengths and missing placeholders are not among
 * them: the form tells these of itself.
 */
const problems = z.record(
  z.string(),
  z.strictObject({
    key: z.string(),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    names: z.optional(z.string()),
    /** Its message by language, where it has one of its own. */
    words: z.optional(z.record(z.string(), z.string())),
  }),
);

const document = z.strictObject({
  name: documentName,
  /** Its form (api/contract/content/fields.ts). */
  form: z.unknown(),
  build: value,
  live: value,
  draft: value,
  /** Every unit that was ever edited. */
  units: z.array(
    z.strictObject({
      path,
      version,
      /** The build's value when it was edited, if a release has changed it since. */
      before: z.optional(value),
    }),
  ),
  unplaced: documentState.shape.unplaced,
  problems,
});
export type ContentDocument = z.output<typeof document>;

export const readContent = {
  method: 'get',
  path: '/api/Admin/Content',
  summary: 'The documents of the site and their states, what is live and what is scheduled',
  for: audiences.content,
  response: { status: 200, body: contentState },
  errorResponses: ['unavailable'],
} as const satisfies Call;

export const readDocument = {
  method: 'get',
  path: '/api/Admin/Content/Document',
  summary: 'A document: its form, and its values as built, live and edited',
  for: audiences.content,
  query: z.strictObject({ name: documentName }),
  response: { status: 200, body: document },
  errorResponses: ['notFound', 'unavailable'],
} as const satisfies Call;

const saved = z.strictObject({
  /** `value` is as it is stored, if it was sent in another form. */
  saved: z.array(z.strictObject({ ...unit, version, value: z.optional(value) })),
  /** Units that another editor has changed since `version`, in their present state. These are not saved. */
  conflicts: z.array(z.extend(versionedChange, { lastChange })),
  /** Of the documents of the saved units. */
  problems,
});
export type SavedContent = z.output<typeof saved>;

export const changeContent = {
  method: 'patch',
  path: '/api/Admin/Content',
  summary:
    'Keep edits of units, each if nobody has changed it since `version` (0: it was never edited)',
  for: audiences.content,
  body: z.strictObject({ changes }),
  maxBytes: contentLimits.bytes,
  response: { status: 200, body: saved },
  errorResponses: ['notFound'],
} as const satisfies Call;

export const previewPage = {
  method: 'post',
  path: '/api/Admin/Content/Preview',
  summary: 'A page with the kept edits and these, as HTML',
  for: audiences.content,
  body: z.strictObject({
    /** The page's address from the site's root. */
    page: z.string({ error: 'invalid' }).check(z.maxLength(200, { error: 'tooLong' })),
    changes: z.array(change).check(z.maxLength(contentLimits.changes, 'invalid')),
  }),
  maxBytes: contentLimits.bytes,
  response: { status: 200, type: 'text/html' },
  errorResponses: ['notFound'],
} as const satisfies Call;

const publicationNote = z
  .string({ error: 'invalid' })
  .check(z.trim(), z.maxLength(contentLimits.note, { error: 'tooLong' }));

const publishAt = z.optional(
  z.pipe(
    z.iso.datetime({ error: 'invalid' }).check(
      z.describe('Not in the past; at most a year ahead.'),
      z.refine((text) => isPublishTime(Date.parse(text)), { error: 'publishTime' }),
    ),
    z.transform((text) => new Date(text)),
  ),
);

/** `publicationId`: a new UUID. The same one makes one publication, also if its response was lost. */
const newPublication = z.strictObject({ publicationId: z.optional(recordId) });

export const publishContent = {
  method: 'post',
  path: '/api/Admin/Content/Publications',
  summary:
    'Publish the kept edits, now or at a later time. The same `publicationId` is published once',
  for: audiences.content,
  query: newPublication,
  body: z.strictObject({
    note: publicationNote,
    /** Only these documents; all by default. */
    documents: z.optional(z.array(documentName).check(z.maxLength(100, 'invalid'))),
    /** The reviewed documents, with the sum of their units' versions. If one was edited since, nothing is published. */
    seen: z.optional(z.record(documentName, version)),
    publishAt,
  }),
  response: { status: 201, body: publication },
  errorResponses: ['changedMeanwhile'],
} as const satisfies Call;

export const listPublications = {
  method: 'get',
  path: '/api/Admin/Content/Publications',
  summary: `The last ${contentLimits.publications} publications, the newest first`,
  for: audiences.content,
  response: { status: 200, body: z.strictObject({ items: z.array(publication) }) },
  errorResponses: ['unavailable'],
} as const satisfies Call;

export const restorePublication = {
  method: 'post',
  path: '/api/Admin/Content/Publications/{id}/Restore',
  summary: 'Publish again what was live with a publication. Kept edits that are not published stay',
  for: audiences.content,
  query: newPublication,
  response: { status: 201, body: publication },
} as const satisfies Call;

export const cancelPublication = {
  method: 'delete',
  path: '/api/Admin/Content/Publications/{id}',
  summary: 'Cancel a scheduled publication. Its edits stay',
  for: audiences.content,
  response: { status: 204 },
} as const satisfies Call;

/** Focal point: the middle of a cropped picture, from 0 to 1, across and down. */
const share = z
  .string({ error: 'invalid' })
  .check(
    z.regex(/^(?:0|1|0\.\d{1,4}|1\.0{1,4})$/, { error: 'invalid' }),
    z.describe('From 0 to 1.'),
  );
const place = {
  /** The name of a plate of the site (web/plates/plates.ts). */
  plate: z.string({ error: 'required' }).check(z.maxLength(40, { error: 'invalid' })),
  x: share,
  y: share,
} as const;

const picture = z.strictObject({
  /** The value for the plate in the document `pictures`. */
  key: z.string(),
  /** Of the uploaded picture, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type Picture = z.output<typeof picture>;

const pictureFile = uploadedFile(pictureSize);

export const uploadPicture = {
  method: 'post',
  path: '/api/Admin/Content/Pictures',
  summary:
    'Prepare a picture (JPEG, PNG, WebP or AVIF) for a plate: cropped around a point, in every size and type',
  for: audiences.content,
  upload: {
    field: 'picture',
    maxBytes: pictureSize.bytes + 64 * 1024,
    fileBytes: pictureSize.bytes,
  },
  body: z.strictObject({ ...place, picture: pictureFile }),
  response: { status: 201, body: picture },
} as const satisfies Call;

export const cropPicture = {
  method: 'post',
  path: '/api/Admin/Content/Pictures/Crop',
  summary: 'Prepare a picture that was uploaded before, around another point or for another plate',
  for: audiences.content,
  body: z.strictObject({
    key: z.string({ error: 'required' }).check(z.maxLength(40, 'invalid')),
    ...place,
  }),
  response: { status: 201, body: picture },
  errorResponses: ['notFound'],
} as const satisfies Call;

const pictureQuery = z.strictObject({
  key: z.string({ error: 'required' }).check(z.maxLength(40, { error: 'invalid' })),
});

const placedPicture = z.extend(picture, { plate: z.string(), x: z.number(), y: z.number() });

export const readPicture = {
  method: 'get',
  path: '/api/Admin/Content/Pictures',
  summary:
    'A picture that was uploaded: its size, its plate, and the point that it is cropped around',
  for: audiences.content,
  query: pictureQuery,
  response: { status: 200, body: placedPicture },
  errorResponses: ['notFound', 'unavailable'],
} as const satisfies Call;

export const readPictureFile = {
  method: 'get',
  path: '/api/Admin/Content/Pictures/File',
  summary: 'A picture that was uploaded, whole',
  for: audiences.content,
  query: pictureQuery,
  response: { status: 200, type: 'image/webp' },
  errorResponses: ['notFound', 'unavailable'],
} as const satisfies Call;

export const uploadFile = {
  method: 'post',
  path: '/api/Admin/Content/Files',
  summary: 'Keep a PDF for a certificate, as it is, without active content',
  for: audiences.content,
  upload: { field: 'file', maxBytes: fileSize.bytes + 64 * 1024, fileBytes: fileSize.bytes },
  body: z.strictObject({ file: uploadedFile(fileSize) }),
  response: {
    status: 201,
    /** `key`: the value of `file` of a certificate in the document `identity`. */
    body: z.strictObject({ key: z.string() }),
  },
} as const satisfies Call;
