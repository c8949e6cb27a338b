import assert from 'node:assert/strict';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { calls } from '#contract/calls.ts';
import { Random } from '#tests/sample-data/random.ts';
import { newData, type RunningApi } from '../support/api/api.ts';
import { editorOf, pageOf, startSite } from '../support/api/content.ts';
import { timed } from './measure.ts';

const kills = 100;
/** Longer than a start or a publication takes on a busy machine. */
const clockWaitMs = 12_000;

/** Texts of one publication, in pages of both languages and around all of them. */
const units = [
  ['tr/about', '/hero/lead'],
  ['en/about', '/hero/lead'],
  ['tr/chrome', '/footer/statement'],
  ['en/chrome', '/footer/statement'],
] as const;
const textOf = (number: number) => `Sürüm ${number}.`;
const numbersIn = (text: string) =>
  new Set([...text.matchAll(/Sürüm (\d+)\./g)].map(([, number]) => Number(number)));

/**
 * kill -9 a hundred times while pages are published: what is served is of one publication at every moment, after a
 * start it is the last acknowledged one or a later one, and every acknowledged edit is there. Then the clock jumps over
 * scheduled publications.
 */
export default async function publishing(): Promise<string> {
  await using data = await newData();
  const { settings } = data;
  const random = new Random(7);
  const published = join(data.path, 'published');
  let acknowledged = 0;
  let tried = 0;
  let begun = 0;
  let maxMs = 0;
  let swaps = 0;
  let looked = 0;
  {
    await using api = await startSite(settings);
    const editor = await editorOf(api);
    ({ ms: maxMs } = await timed(() => publishNumber(editor, 1)));
    acknowledged = tried = 1;
  }
  for (let round = 0; round < kills; round += 1) {
    await using api = await startSite(settings);
    const shown = await shownBy(api);
    assert.ok(
      shown >= acknowledged && shown <= tried,
      `${shown} is shown, ${acknowledged} was acknowledged`,
    );
    const watch = watchLive(published);
    const editor = await editorOf(api);
    tried += 1;
    await editor.keep(...units.map(([document, path]) => [document, path, textOf(tried)] as const));
    const publication = editor
      .adminCall(calls.publishContent, { body: { note: '' } })
      .then(() => true)
      .catch((reason: Error) => {
        // Expected: ended by the kill.
        if (/fetch failed|terminated/.test(reason.message)) return false;
        throw reason;
      });
    // In every fourth round between the database and the disk; else at any moment.
    if (round % 4 === 0) swaps += await isStored(api, publication);
    else await sleep(random.whole(0, Math.ceil(maxMs)));
    const names = await readdir(join(published, await onlyIn(published)));
    if (names.some((name) => name.startsWith('next-'))) begun += 1;
    await api.stop('SIGKILL');
    if (await publication) acknowledged = tried;
    // The machine is busy at times: half of the kills are to come too late.
    maxMs *= acknowledged === tried ? 0.95 : 1.05;
    looked += await watch.stop();
    const kept = await api.database.column<string>(
      'select value from content_edits where document = ?',
      'en/about',
    );
    assert.ok(kept.includes(JSON.stringify(textOf(tried))), `the edit ${tried} is lost`);
  }
  await using api = await startSite(settings);
  const shown = await shownBy(api);
  assert.ok(shown >= acknowledged && shown <= tried, 'after the last kill');
  const left = await readdir(join(published, await onlyIn(published)));
  assert.ok(left.length <= 4, `left behind: ${left.join(', ')}`);
  assert.ok(begun > kills / 5, `only ${begun} kills hit a publication that was being written`);
  const last = await numberOf(api);
  await clockJumps(api);
  assert.ok(last > kills / 4, `only ${last} publications went live`);
  return `${kills} kills, ${begun} of them while files were written, ${swaps} as soon as the publication was stored, ${last} publications: no torn site in ${looked} looks at all files, no acknowledged edit or publication lost; a clock that jumps publishes what is due and nothing else`;
}

type Editor = Awaited<ReturnType<typeof editorOf>>;

function publishNumber({ publish }: Editor, number: number) {
  return publish(...units.map(([document, path]) => [document, path, textOf(number)] as const));
}

/** The publication that all pages of a running site show. */
async function shownBy(api: RunningApi): Promise<number> {
  const pages = ['/tr', '/en', '/tr/about', '/en/about', '/en/legal'];
  const texts = await Promise.all(pages.map((path) => pageOf(api, path)));
  const numbers = [...new Set(texts.flatMap((text) => [...numbersIn(text)]))];
  assert.equal(numbers.length, 1, `the pages show ${numbers.join(', ')}`);
  return numbers[0] ?? 0;
}

/** The number of the last publication that is stored. */
async function numberOf({ database }: RunningApi): Promise<number> {
  return (await database.value<number | null>('select max(number) from publications')) ?? 0;
}

/** Waits until another publication is stored. Returns 1 if it was, before the call had its answer. */
async function isStored(api: RunningApi, publication: Promise<boolean>): Promise<number> {
  const before = await numberOf(api);
  let isOver = false;
  publication.finally(() => {
    isOver = true;
  });
  while (!isOver && (await numberOf(api)) === before) await sleep(1);
  return isOver ? 0 : 1;
}

async function onlyIn(directory: string): Promise<string> {
  const names = await readdir(directory);
  assert.equal(names.length, 1);
  return names[0] ?? '';
}

/** Reads all files of the live publication, again and again, as nginx could at any moment. */
function watchLive(published: string) {
  let isOver = false;
  const looking = (async () => {
    let looks = 0;
    while (!isOver) {
      await lookAtAll(published);
      looks += 1;
      await sleep(20);
    }
    return looks;
  })();
  // `stop` reports it.
  looking.catch(() => {});
  return {
    stop() {
      isOver = true;
      return looking;
    },
  };
}

/** @throws AssertionError if the live files are not those of one publication, or one is missing or cut off */
async function lookAtAll(published: string): Promise<void> {
  const link = join(published, await onlyIn(published), 'live');
  const live = readlinkSync(link);
  const directory = join(link, '..', live);
  try {
    const files = await readdir(directory, { recursive: true });
    const pages = files.filter(
      (name) => /^(tr|en)(\/|\.html$).*/.test(name) && name.endsWith('.html'),
    );
    assert.equal(pages.length, 20, `${live} has the pages ${pages.join(', ')}`);
    const contents = ['tr/about', 'en/about', 'tr/chrome', 'en/chrome'].map(
      (name) => `content/${name}.json`,
    );
    const texts = [...pages, ...contents].map((name) => {
      const text = readFileSync(join(directory, name), 'utf8');
      const compressed = files.includes(`${name}.br`);
      if (compressed) {
        const plain = brotliDecompressSync(readFileSync(join(directory, `${name}.br`)));
        assert.equal(plain.toString(), text, `${live}/${name}.br`);
      }
      if (name.endsWith('.html')) assert.match(text, /<\/html>\s*$/);
      else JSON.parse(text);
      return text;
    });
    const numbers = texts.map((text) => [...numbersIn(text)].join());
    assert.equal(new Set(numbers).size, 1, `${live} shows ${[...new Set(numbers)].join(' and ')}`);
  } catch (reason) {
    // Removed while it was read: two publications have been made live since. A server has opened its file by then.
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT' && readlinkSync(link) !== live) return;
    throw reason;
  }
}

/** Times in the database stand for a clock that was set: one long past and one far off. */
async function clockJumps(api: RunningApi): Promise<void> {
  const { keep, adminCall } = await editorOf(api);
  const schedule = async (text: string, at: number) => {
    await keep(['tr/services', '/hero/lead', text]);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await adminCall(calls.publishContent, {
      body: { note: '', documents: ['tr/services'], publishAt },
    });
    await api.database.run('update publications set publish_at = ? where id = ?', at, id);
  };
  const year = 365 * 86_400_000;
  await schedule('Geçmişte.', Date.now() - 10 * year);
  await schedule('Gelecekte.', Date.now() + 70 * year);
  await sleep(clockWaitMs);
  const page = await pageOf(api, '/tr/services');
  assert.ok(page.includes('Geçmişte.'), 'what is long due is not live');
  assert.ok(!page.includes('Gelecekte.'), 'what is far off is live');
  const { scheduled } = await adminCall(calls.readContent);
  assert.equal(scheduled.length, 1);
}
