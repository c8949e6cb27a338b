import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { referenceOf } from '#contract/reference.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import { apply, cvFile } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { userOf } from '#tests/support/api/user.ts';
import { readZip } from '#tests/support/files/read-zip.ts';

const email = 'elif@gokhat.example';

async function exportOf(api: RunningApi, language = 'tr') {
  const { adminCall, send } = await adminOf(api);
  const answer = await send(calls.exportPerson, {
    body: { email: email.toUpperCase() },
    headers: { 'Accept-Language': language },
  });
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  expect(new Set(files.map(({ mode }) => mode))).toEqual(new Set([0o100600]));
  return { adminCall, answer, files: new Map(files.map(({ name, bytes }) => [name, bytes])) };
}

test('the export of a person is a ZIP of all data as JSON and each CV in the folder of its application', async () => {
  await using api = await startApi();
  await sendMessage(api, { email });
  const cvs = ['%PDF-1.7\nbirinci\n%%EOF\n', '%PDF-1.7\nikinci\n%%EOF\n'];
  const first = await apply(api, { email }, cvFile(cvs[0], 'Özgeçmiş Işıl.pdf'));
  const second = await apply(api, { email: 'ELIF@gokhat.example' }, cvFile(cvs[1], 'CON.pdf'));
  await apply(api, { email: 'else@gokhat.example' });
  const { adminCall, answer, files } = await exportOf(api);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="?kisi-verileri-\d{4}-\d\d-\d\d\.zip"?$/,
  );
  const nameOf = (id: string, name: string) => `Özgeçmişler/${referenceOf(id)}/${name}`;
  expect([...files.keys()]).toEqual([
    'kisi-verileri.json',
    nameOf(second.id, '_CON.pdf'),
    nameOf(first.id, 'Özgeçmiş Işıl.pdf'),
    'Verilere kimler ulaşabilir.txt',
  ]);
  expect(String(files.get(nameOf(first.id, 'Özgeçmiş Işıl.pdf')))).toBe(cvs[0]);
  expect(String(files.get(nameOf(second.id, '_CON.pdf')))).toBe(cvs[1]);
  const found = await adminCall(calls.findPerson, { body: { email } });
  expect(JSON.parse(String(files.get('kisi-verileri.json')))).toEqual({
    ...found,
    email: email.toUpperCase(),
  });
  const { items } = await adminCall(calls.listAudit, { query: { action: 'personExported' } });
  expect(items.map(({ details, subjectCount }) => [details, subjectCount])).toEqual([
    [{ messages: 1, applications: 2 }, 3],
  ]);
});

test('a CV that is infected or not scanned yet is not in the export, and a text in its folder says why', async () => {
  await using api = await startApi();
  const states = ['waiting', 'infected', 'clean'] as const;
  const ids: string[] = [];
  for (const state of states) {
    const { id } = await apply(api, { email }, cvFile(undefined, `${state}.pdf`));
    ids.push(id);
    await api.database.run('update cvs set scan = ? where application_id = ?', state, id);
  }
  const { files } = await exportOf(api, 'en');
  const folders = ids.map((id) => `CVs/${referenceOf(id)}`);
  expect([...files.keys()].toSorted()).toEqual(
    [
      'personal-data.json',
      `${folders[0]}/File not included.txt`,
      `${folders[1]}/File not included.txt`,
      `${folders[2]}/clean.pdf`,
      'Who can reach the data.txt',
    ].toSorted(),
  );
  expect(String(files.get(`${folders[0]}/File not included.txt`))).toContain('not been scanned');
  expect(String(files.get(`${folders[1]}/File not included.txt`))).toContain('A virus was found');
});

test('the export says which roles reach the data, of those that somebody has', async () => {
  await using api = await startApi();
  await sendMessage(api, { email });
  const linesOf = async (language: string) => {
    const { files } = await exportOf(api, language);
    const name = { tr: 'Verilere kimler ulaşabilir.txt', en: 'Who can reach the data.txt' }[
      language
    ];
    const [, ...lines] = String(files.get(String(name)))
      .trim()
      .split('\r\n');
    return lines;
  };
  expect(await linesOf('tr')).toEqual([
    'Mesajlar ve yazışmaları: yöneticiler',
    'Başvurular ve yazışmaları: yöneticiler',
    'Özgeçmiş dosyaları: yöneticiler',
    'Bir kişiye ait bütün kayıtlar bir arada: yöneticiler',
  ]);
  for (const role of ['reader', 'hiring', 'office', 'editor'] as const)
    await userOf(api, role, role);
  const { id } = await userOf(api, 'Removed', 'hiring');
  await api.database.run('update users set removed_at = 1 where id = ?', id);
  expect(await linesOf('en')).toEqual([
    'Messages and their correspondence: administrators, office staff, and staff with permission to read',
    'Applications and their correspondence: administrators, recruiters, and staff with permission to read',
    'CV files: administrators and recruiters',
    'All records of a person together: administrators and office staff',
  ]);
});

test('the export of many large CVs comes piece by piece, and leaving it half way costs nothing @release', async () => {
  await using api = await startApi();
  const largest = Buffer.alloc(5 * 1024 * 1024, 'x');
  largest.write('%PDF-1.7\n');
  for (let count = 0; count < 4; count += 1) await apply(api, { email }, cvFile(largest));
  const { send } = await adminOf(api);
  const stop = new AbortController();
  const answer = await send(calls.exportPerson, { body: { email }, signal: stop.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  stop.abort();
  await expect(reader?.read()).rejects.toThrow();
  const { files } = await exportOf(api);
  const sizes = [...files.values()].map(({ length }) => length).slice(1, -1);
  expect(sizes).toEqual(Array.from({ length: 4 }, () => largest.length));
  expect(api.logLines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
