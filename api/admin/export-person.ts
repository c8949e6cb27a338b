import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip } from 'client-zip';
import { type RecordTexts, recordTexts } from '#contract/admin/record-texts.ts';
import { isFor } from '#contract/admin/roles.ts';
import { userTexts } from '#contract/admin/user-texts.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { referenceOf } from '#contract/reference.ts';
import { dayNow } from '#db/engine/clock.ts';
import { yieldToEventLoop } from '#db/engine/turns.ts';
import { findCv } from '#db/queries/applications.ts';
import { filesTo } from '#db/queries/letter-files.ts';
import { findRow } from '#db/queries/rows.ts';
import { rolesHeld } from '#db/queries/users.ts';
import type { CvRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { piecesOf } from '../http/send-json.ts';
import { languageOf } from '../http/sender.ts';
import { scanStateOf } from '../jobs/cv-scanning.ts';
import { audit } from './change.ts';
import { type Asked, withExportSlot } from './export-list.ts';
import { erasePerson, type Held, personOf, readPerson, recordIdsFrom } from './people.ts';
import { safeFileName } from './safe-file-name.ts';

export function dataProtectionRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.findPerson, ({ body, session }) => readPerson(context, session, body.email));

  routes.serve(calls.exportPerson, ({ body, ...asked }) =>
    exportPerson(context, asked, body.email),
  );

  routes.serve(calls.erasePerson, ({ body, session }) => erasePerson(context, session, body.email));

  routes.serve(calls.readRetention, () => context.retention.preview());
}

/**
 * Sends all data stored for an e-mail address as a ZIP archive, with CVs and the files of letters, and records it in the
 * audit trail. At most one file is in memory at a time. The archive's name does not contain the person's name or address.
 * @throws Problem `exportsBusy` while two other exports are under way
 */
export function exportPerson(
  context: Context,
  { session, request, response }: Asked,
  email: string,
): Promise<void> {
  const { db, settings } = context;
  return withExportSlot(response, async (signal) => {
    const held = await recordIdsFrom(db, email);
    const { messages, applications } = held;
    await audit(db, session, {
      action: 'personExported',
      details: { messages: messages.length, applications: applications.length },
      subjectIds: [...messages, ...applications],
    });
    const language = languageOf(request);
    const texts = recordTexts[language];
    const day = dayNow(settings.timeZone);
    response.attachment(`${texts.exports.person}-${day}.zip`).type('application/zip');
    const archive = makeZip(filesOf(context, email, held, language));
    await pipeline(archive, response, { signal });
  });
}

/** Only the owner may read it: the archive holds personal data. */
const mode = 0o600;

async function* filesOf(context: Context, email: string, held: Held, language: Language) {
  const { exports, personExport } = recordTexts[language];
  const json = Readable.from(piecesOf(personOf(context, email, held), 2), { objectMode: false });
  yield { name: `${exports.person}.json`, input: json, mode };
  for (const id of held.applications) {
    await yieldToEventLoop();
    const cv = await findCv(context.db, id);
    // Erased meanwhile.
    if (!cv) continue;
    const folder = `${personExport.cvs}/${referenceOf(id)}`;
    const heldBack = textInstead(scanStateOf(cv.scan, context.settings), personExport);
    yield heldBack === undefined
      ? { name: `${folder}/${safeFileName(cv.name, cv.type)}`, input: inTurns(cv.bytes), mode }
      : { name: `${folder}/${personExport.missing}.txt`, input: textFile(heldBack), mode };
  }
  for (const id of [...held.messages, ...held.applications]) {
    for (const [index, listed] of (await filesTo(context.db, id)).entries()) {
      await yieldToEventLoop();
      const file = await findRow(context.db, 'letter_files', { id: listed.id });
      if (!file) continue;
      const folder = `${personExport.letters}/${referenceOf(id)}`;
      const name = `${folder}/${index + 1}-${safeFileName(file.name, file.type)}`;
      yield { name, input: inTurns(file.bytes), mode };
    }
  }
  const access = await accessText(context, language);
  yield { name: `${userTexts[language].access.file}.txt`, input: textFile(access), mode };
}

/**
 * Who reaches a person's data, of the roles that somebody has: the recipients to whom KVKK article 11 and GDPR article
 * 15(1)(c) entitle the person.
 */
async function accessText({ db, settings }: Context, language: Language): Promise<string> {
  const { access } = userTexts[language];
  const held = await rolesHeld(db);
  const line = (text: string, call: Call) => {
    const names = held.filter((role) => isFor(call.for, role)).map((role) => access.roles[role]);
    return fill(text, { roles: new Intl.ListFormat(language).format(names) });
  };
  return [
    fill(access.lead, {
      day: dayNow(settings.timeZone).toLocaleString(language, { dateStyle: 'long' }),
    }),
    line(access.messages, calls.readMessage),
    line(access.applications, calls.readApplication),
    line(access.cvs, calls.readCv),
    line(access.person, calls.exportPerson),
  ].join('\r\n');
}

/** The library's checksum of a piece blocks the thread for 2 to 3 ms, and of a whole CV for 20 times as long. */
const pieceBytes = 256 * 1024;

async function* inTurns(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await yieldToEventLoop();
    yield bytes.subarray(at, at + pieceBytes);
  }
}

/** The note that replaces a CV that may be harmful; undefined for a CV that may be opened. */
function textInstead(scan: CvRow['scan'], { heldBack }: RecordTexts['personExport']) {
  return scan === null || scan === 'clean' ? undefined : heldBack[scan];
}

/** Before 2019, Windows' Notepad needed CRLF and the byte order mark to read UTF-8. */
function textFile(text: string): Buffer {
  return Buffer.from(`\ufeff${text}\r\n`);
}
