import type { Request } from 'express';
import pLimit from 'p-limit';
import { type ApplicationColumns, applicationFields } from '#contract/admin/application.ts';
import { candidateNoticeVersion, type JobApplication } from '#contract/application.ts';
import { calls } from '#contract/calls.ts';
import { claimedCvType } from '#contract/cv.ts';
import { addApplication, findRepeated, type NewCv } from '#db/queries/applications.ts';
import { sentRowOf } from '#db/records.ts';
import type { Context } from '../context.ts';
import { type CvJudge, judgedType } from '../cv/cv-judge.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { type Sender, senderOf } from '../http/sender.ts';
import type { UploadedFile } from '../http/uploads/read-form.ts';
import { scanStateOf } from '../jobs/cv-scanning.ts';
import { toCreated } from './messages.ts';
import { appliedFor } from './openings.ts';
import { fillingSigns, spamColumns } from './spam.ts';

const tries = { name: 'attempts to apply', times: 20, per: 'minute', for: 'address' } as const;
/** Only stored applications count: neither correcting a field nor a repetition must cost an hour's wait. */
const stored = {
  name: 'applications',
  times: 5,
  per: 'hour',
  for: 'address',
  counts: 'successes',
  // It may repeat a stored one whose response was lost. Only its body can tell.
  defers: ({ headers }: Request) => headers['idempotency-key'] !== undefined,
} as const;

/** Files in memory at a time: fifty applications at once would fill it. */
const atATime = 2;

export function jobApplicationRoutes(routes: CallRouter, context: Context): void {
  const limit = pLimit(atATime);

  routes.serve(
    calls.submitJobApplication,
    async ({ body, file, request, response: { locals } }) => {
      const sender = senderOf(request, { ...body, cv: file.sha256 });
      if (locals.overLimit) {
        const earlier = await findRepeated(context.db, sender.idempotency_hash);
        if (!earlier) throw locals.overLimit;
        locals.isRepeated = true;
        return toCreated(earlier);
      }
      const { isClosed, ...applied } = body.opening
        ? appliedFor(context, body.opening, sender.language)
        : { isClosed: false };
      const stored = await limit(() => store(context, { ...body, ...applied }, file, sender));
      locals.isRepeated = stored.isRepeated;
      return { ...toCreated(stored), ...(isClosed && { openingClosed: true as const }) };
    },
    ...limitsOf(context, tries, stored),
  );
}

/** An application, with the title of its opening. */
type Applied = JobApplication & { readonly position?: string };

/**
 * Stores an application with its CV. Resolves when both are on the disk.
 * @throws Problem `wrongFile` when the CV's content is refused (`CvRefusal`), `unavailable` when it cannot be judged now,
 *   `storageFull` when the quota for CVs is used up
 */
async function store(
  { db, settings, events, quota, cvJudge, cvScanning, searchIndex }: Context,
  application: Applied,
  file: UploadedFile,
  sender: Sender,
) {
  const cv = await readCv(file, cvJudge);
  const row = toRow(application, sender);
  const scanned = { ...cv, scan: scanStateOf(null, settings) };
  const written = await addApplication(db, row, scanned, quota.limits.cvs);
  if (!written) throw new Problem('storageFull');
  // A retry: the response to the first attempt was lost, and the admin has been notified.
  if (written.isRepeated) return written;
  await quota.usage();
  cvScanning.start();
  searchIndex.arrived();
  events.publish({
    ...{ about: 'application', what: 'arrived', id: written.id },
    ...(row.spam_reason !== null && { suspected: true }),
  });
  return written;
}

async function readCv(file: UploadedFile, cvJudge: CvJudge): Promise<NewCv> {
  const { name, size, sha256 } = file;
  const bytes = await file.read();
  const type = await judgedType(cvJudge, bytes, { field: 'cv', claimed: claimedCvType(file) });
  return { name, type, size, sha256, bytes };
}

const rowOf = sentRowOf<ApplicationColumns, typeof applicationFields>(applicationFields);

function toRow(application: Applied, sender: Sender) {
  const { nameSurname, yearsOfExperience, howDidYouFind, howDidYouFindOther, ...others } =
    application;
  const { website, filledInMs, cv: _, ...sent } = others;
  return {
    ...sender,
    notice_version: candidateNoticeVersion,
    // Never judged by its words: an applicant may have worked in any trade.
    ...spamColumns(fillingSigns({ honeypot: website, filledInMs })),
    ...rowOf({
      ...sent,
      fullName: nameSurname,
      experience: yearsOfExperience,
      source: howDidYouFind,
      sourceOther: howDidYouFindOther,
    }),
  } as const;
}
