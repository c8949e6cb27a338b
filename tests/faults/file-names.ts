import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { savedName } from '#contract/cv.ts';
import { Random } from '#tests/sample-data/random.ts';
import { bearer, login, startApi } from '../support/api/api.ts';
import { apply } from '../support/api/applications.ts';
import { together } from './measure.ts';

const names = 10_000;
const atOnce = 50;
const characters = [
  ...'abcXYZ019 ._-',
  ...'"\'\\;,=%&<>()[]{}*?:|/~`#@!$^+',
  ...'ığüşöçİĞÜŞÖÇéñßλЖ中あא',
  ...'\u0301\u200b\u202e\u2028\ufeff\u{1f600}',
  ...'\r\n\t\0\x7f',
];

/** Ten thousand odd CV names: each is returned unchanged but for its type's extension, and none breaks a header (RFC 6266, RFC 8187). */
export async function fileNames(): Promise<string> {
  await using api = await startApi();
  const ids = await together(atOnce, async () => (await apply(api)).id);
  const { token } = await login(api);
  const random = new Random(3);
  let extended = 0;
  for (let round = 0; round < names / atOnce; round += 1) {
    const given = new Map(ids.map((id) => [id, oddName(random)]));
    await api.database.transaction(async ({ run }) => {
      for (const [id, name] of given) {
        await run('update cvs set name = ? where application_id = ?', name, id);
      }
    });
    await together(atOnce, async (worker) => {
      const id = ids[worker] ?? '';
      const answer = await fetch(`${api.url}/api/Admin/Applications/${id}/cv`, {
        headers: bearer(token),
      });
      await answer.arrayBuffer();
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('Content-Type'), 'application/octet-stream');
      const disposition = answer.headers.get('Content-Disposition') ?? '';
      const name = savedName({ name: given.get(id) ?? '', type: 'pdf' });
      assert.equal(nameIn(disposition), basename(name));
      if (disposition.includes('filename*=')) extended += 1;
    });
  }
  return `${names} odd file names came back whole, ${extended} of them by RFC 8187, and none ended a header`;
}

function oddName(random: Random): string {
  return Array.from({ length: random.whole(1, 120) }, () => random.pick(characters)).join('');
}

function nameIn(disposition: string): string {
  const [, encoded] = /; filename\*=UTF-8''([\w.~!#$&+^`|%'()*-]*)$/.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted] = /^attachment; filename="((?:[^"\\]|\\.)*)"$/.exec(disposition) ?? [];
  if (quoted !== undefined) return quoted.replaceAll(/\\(.)/g, '$1');
  const [, token] = /^attachment; filename=([\w.!#$&+^`|~%'*-]+)$/.exec(disposition) ?? [];
  assert.ok(token !== undefined, disposition);
  return token;
}
