import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply, cvFile } from '#tests/support/api/applications.ts';
import { eicar, startScanner } from '#tests/support/api/scanner-stand-in.ts';
import { disposedAfterAll, sharedAdmin } from '#tests/support/api/shared-api.ts';
import { pdf } from '#tests/support/files/cv-files.ts';

const infectedCv = () => cvFile(Buffer.concat([pdf(), Buffer.from(`%${eicar}\n`)]));

type Admin = Pick<Awaited<ReturnType<typeof adminOf>>, 'adminCall' | 'send'>;

const scanOf = async ({ adminCall }: Admin, id: string) =>
  (await adminCall(calls.readApplication, { id })).cv.scan;
const openCv = ({ send }: Admin, id: string) =>
  send(calls.readCv, { id, headers: { 'Accept-Language': 'tr' } });

const scanner = disposedAfterAll(await startScanner());
const { api, ...admin } = await sharedAdmin({ CLAMAV_HOST: `127.0.0.1:${scanner.port}` });

test('a CV is answered 409 until the scanner reports it clean', async () => {
  scanner.hold();
  const { id } = await apply(api, {}, cvFile(pdf(1024 * 1024)));
  expect(await scanOf(admin, id)).toBe('waiting');
  const early = await openCv(admin, id);
  expect(early.status).toBe(409);
  expect(await early.text()).toBe(
    'Bu dosya henüz virüs taramasından geçmedi. Lütfen birazdan yeniden deneyin.',
  );
  scanner.release();
  await expect.poll(() => scanOf(admin, id)).toBe('clean');
  expect((await openCv(admin, id)).status).toBe(200);
});

test('a CV with a virus is answered 403 and logged, and does not delay the next CVs', async () => {
  const { id } = await apply(api, {}, infectedCv());
  const { id: next } = await apply(api);
  await expect.poll(() => scanOf(admin, id)).toBe('infected');
  await expect.poll(() => scanOf(admin, next)).toBe('clean');
  const answer = await openCv(admin, id);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe('Bu dosyada virüs bulundu; bu yüzden açılamıyor.');
  const line = await api.logged('a CV holds a virus; it stays closed');
  expect(line).toMatchObject({ application: id });
});

test('a CV that the scanner cannot finish is logged, stays closed and does not delay the next CVs', async () => {
  scanner.failOn('%slow');
  const { id } = await apply(api, {}, cvFile(Buffer.concat([pdf(), Buffer.from('%slow\n')])));
  const { id: next } = await apply(api);
  await expect.poll(() => scanOf(admin, next)).toBe('clean');
  expect(await scanOf(admin, id)).toBe('waiting');
  const line = await api.logged('a CV could not be scanned; it is tried again in 10 minutes');
  expect(line).toMatchObject({ application: id });
});

test('applications are accepted while the scanner is down, and their CVs are scanned after a restart', async () => {
  const down = await startScanner();
  const settings = { CLAMAV_HOST: `127.0.0.1:${down.port}` };
  await down.close();
  await using api = await startApi(settings);
  const { id } = await apply(api);
  await api.logged('CVs wait for the virus scanner');
  expect(await scanOf(await adminOf(api), id)).toBe('waiting');
  await api.stop();
  await using _back = await startScanner(down.port);
  await using later = await startApi({ ...settings, ...api.sameData });
  const admin = await adminOf(later);
  await expect.poll(() => scanOf(admin, id)).toBe('clean');
});

test('CVs that were stored before a scanner was set up are scanned too, and open no sooner', async () => {
  await using api = await startApi();
  const { id } = await apply(api, {}, infectedCv());
  const { id: clean } = await apply(api);
  await api.stop();
  await using scanner = await startScanner();
  scanner.hold();
  const settings = { CLAMAV_HOST: `127.0.0.1:${scanner.port}` };
  await using later = await startApi({ ...settings, ...api.sameData });
  const admin = await adminOf(later);
  for (const one of [id, clean]) {
    expect(await scanOf(admin, one)).toBe('waiting');
    expect((await openCv(admin, one)).status).toBe(409);
  }
  scanner.release();
  await expect.poll(() => scanOf(admin, id)).toBe('infected');
  await expect.poll(() => scanOf(admin, clean)).toBe('clean');
  expect((await openCv(admin, id)).status).toBe(403);
  expect((await openCv(admin, clean)).status).toBe(200);
});

test('without a scanner a CV can be opened and is never marked clean', async () => {
  await using api = await startApi();
  const admin = await adminOf(api);
  const { id } = await apply(api);
  expect(await scanOf(admin, id)).toBeNull();
  expect((await openCv(admin, id)).status).toBe(200);
});
