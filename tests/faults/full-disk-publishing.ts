import assert from 'node:assert/strict';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { editorOf, pageOf, startSite } from '../support/api/content.ts';
import { mount, mounted, mountRefused } from './small-disk.ts';

/** Holds two publications of all pages, and not three. */
const size = '5m';

/** A disk fills while pages are published: the site stays as it was, says why, and goes on once there is room. */
export default async function fullDiskPublishing(): Promise<string> {
  const refused = mountRefused();
  if (refused) return `skipped: ${refused}`;
  await using directory = await temporaryDirectory();
  using _ = mounted(directory.path, `size=${size},mode=755`);
  await using api = await startSite({ PUBLISHED_DIR: directory.path });
  const { publish, send, adminCall, keep } = await editorOf(api);
  const edits = (text: string) =>
    [
      ['tr/chrome', '/footer/statement', text],
      ['en/chrome', '/footer/statement', text],
    ] as const;
  let number = 0;
  let answer = new Response();
  do {
    number += 1;
    await keep(...edits(`Sürüm ${number}.`));
    answer = await send(calls.publishContent, { body: { note: '' } });
    assert.ok(number < 20, 'the disk does not fill');
  } while (answer.status === 201);
  assert.equal(answer.status, problems.diskFull.status);
  assert.equal(await answer.text(), problems.diskFull.tr);
  const shows = async (text: string) => {
    for (const path of ['/tr', '/en', '/tr/about', '/en/legal']) {
      assert.ok((await pageOf(api, path)).includes(text), `${path} does not show ${text}`);
    }
  };
  await shows(`Sürüm ${number - 1}.`);
  assert.equal((await adminCall(calls.readContent)).published?.number, number - 1);
  mount(directory.path, 'remount,size=64m');
  await publish(...edits('Yer açıldı.'));
  await shows('Yer açıldı.');
  return `diskFull at the publication ${number} on ${size}, the site whole, and published once there was room`;
}
