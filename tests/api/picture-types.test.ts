import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { editorOf, halves, startSite } from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';
import { releaseTag, releaseUnless } from '#tests/support/release.ts';

/** A colour that Display P3 and CMYK show otherwise than sRGB if one is taken for another. */
const orange = { r: 200, g: 120, b: 40 };
/** The plate of the smallest files: nearly all of a test's time is spent on encoding them. */
const plate = 'iso9001';
const plain = () => sharp({ create: { width: 800, height: 700, channels: 3, background: orange } });

/**
 * A PNG without a profile.
 * @param depth the bits of a channel, and the type of its colours
 * @param row the bytes of each of its rows, with the filter's
 */
function rawPng([width, height]: readonly [number, number], depth: readonly number[], row: Buffer) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = [body.length - 4, crc32(body)].map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    });
    return Buffer.concat([ends[0] ?? body, body, ends[1] ?? body]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...depth, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(row.length * height, row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

/** A PNG of 16 bits a channel in one colour. */
function deepPng({ r, g, b }: typeof orange): Buffer {
  const [width, height] = [800, 700] as const;
  const pixel = Buffer.from([r, r, g, g, b, b]);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * pixel.length, pixel)]);
  return rawPng([width, height], [16, 2], row);
}

const { upload, send } = await sharedEditor();

describe('a picture is shown in its colours and upright', () => {
  const kinds: readonly [what: string, isFirst: boolean, make: () => Promise<Buffer>][] = [
    ['a PNG of 8 bits', false, () => plain().png().toBuffer()],
    ['a PNG of 16 bits without a profile', false, async () => deepPng(orange)],
    [
      'a PNG of 16 bits in Display P3',
      false,
      () => plain().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    ],
    ['a JPEG in Display P3', true, () => plain().withIccProfile('p3').jpeg().toBuffer()],
    ['a JPEG in CMYK', false, () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['a WebP', false, () => plain().webp().toBuffer()],
    ['an AVIF of 8 bits', true, () => plain().avif().toBuffer()],
    ['an AVIF of 10 bits', false, () => plain().avif({ bitdepth: 10 }).toBuffer()],
    ['an AVIF of 12 bits', false, () => plain().avif({ bitdepth: 12 }).toBuffer()],
    [
      'an AVIF of 10 bits in Display P3',
      false,
      () => plain().withIccProfile('p3').avif({ bitdepth: 10 }).toBuffer(),
    ],
  ];
  test.each(kinds.map(([what, isFirst, make]) => [what + releaseUnless(isFirst), make] as const))(
    '%s',
    async (what, make) => {
      const answer = await upload(plate, await make());
      expect(answer.status).toBe(201);
      const { key } = await answer.json();
      const file = await send(calls.readPictureFile, { query: { key } });
      const { channels } = await sharp(Buffer.from(await file.arrayBuffer())).stats();
      const means = channels.map(({ mean }) => mean);
      // CMYK has no such orange: its blue is less.
      for (const [at, value] of Object.values(orange).entries()) {
        expect(Math.abs((means[at] ?? 0) - value), `${means}`).toBeLessThan(
          what.includes('CMYK') && at === 2 ? 40 : 4,
        );
      }
    },
  );

  test.each([
    ['jpeg', ''],
    ['avif', releaseTag],
  ] as const)('turned, as a phone writes it: %s %s', async (...[type]) => {
    const turned = await sharp(await halves(1200, 700))
      .withMetadata({ orientation: 6 })
      .toFormat(type)
      .toBuffer();
    const { width, height } = await (await upload(plate, turned)).json();
    expect([width, height]).toEqual([700, 1200]);
  });

  test(`the first picture of a moving one ${releaseTag}`, async () => {
    const moving = await sharp([await halves(800, 700), await plain().png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ loop: 0 })
      .toBuffer();
    const { width, height, key } = await (await upload(plate, moving)).json();
    expect([width, height]).toEqual([800, 700]);
    const file = await send(calls.readPictureFile, { query: { key } });
    const { channels } = await sharp(Buffer.from(await file.arrayBuffer())).stats();
    expect(channels[1]?.mean).toBeLessThan(10);
  });
});

/** Two kilobytes without a size: a decoder of drawings looks for it in ten million lines, which takes half a minute. */
const drawing = (depth: number): string =>
  depth === 0
    ? '<g id="g0"><path d="M0 0h9"/></g>'
    : `${drawing(depth - 1)}<g id="g${depth}">${`<use href="#g${depth - 1}"/>`.repeat(10)}</g>`;
const slowDrawing = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawing(7)}</defs><use href="#g7"/></svg>`;

test('what decodes pictures has no decoder of another type, once it was asked for a picture', async () => {
  const script = `
    const { takePicture } = await import(${JSON.stringify(resolve('dist/publishing/index.js'))});
    const { default: sharp } = await import('sharp');
    const read = (file) => sharp(Buffer.from(file, 'base64')).metadata().then(({ format }) => format, () => 'refused');
    const files = JSON.parse(process.argv[1]);
    const before = await Promise.all(files.map(read));
    await takePicture(Buffer.from('no picture'), 'reach', { x: 0, y: 0 }, '').catch(() => {});
    console.log(JSON.stringify([before, await Promise.all(files.map(read))]));`;
  const picture = plain().resize(20);
  const types = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;
  const files = await Promise.all(types.map((type) => picture.clone().toFormat(type).toBuffer()));
  files.push(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--input-type=module', '--eval', script],
    JSON.stringify(files.map((file) => file.toString('base64'))),
  ]);
  const four = ['jpeg', 'png', 'webp', 'heif'];
  expect(JSON.parse(stdout)).toEqual([
    [...four, 'gif', 'tiff', 'svg'],
    [...four, 'refused', 'refused', 'refused'],
  ]);
});

describe('what is no picture is refused with words', () => {
  const unreadable = 'açılamadı';
  const cut = async (whole: Promise<Buffer>, end: number) => (await whole).subarray(0, end);
  const black = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' } });
  test.each<[what: string, make: () => Promise<Buffer>, words: string]>([
    ['a text', async () => Buffer.from('<script>alert(1)</script>'), unreadable],
    ['an SVG that takes long to draw', async () => Buffer.from(slowDrawing), unreadable],
    ['a GIF', async () => black(800, 800).gif().toBuffer(), unreadable],
    ['a TIFF', async () => black(800, 800).tiff().toBuffer(), unreadable],
    [
      'an AVIF that says it is HEIC',
      async () => {
        const avif = (await plain().avif().toBuffer()).toString('latin1');
        return Buffer.from(avif.replaceAll('avif', 'heic').replaceAll('avis', 'hevc'), 'latin1');
      },
      unreadable,
    ],
    ['half of an AVIF', () => cut(plain().avif().toBuffer(), -40), unreadable],
    ['half of a PNG', () => cut(plain().png().toBuffer(), 4000), unreadable],
    ['half of a WebP', () => cut(plain().webp().toBuffer(), -300), unreadable],
    ['half of a JPEG', () => cut(halves(), 6000), unreadable],
    ['nothing', async () => Buffer.alloc(0), 'boş'],
    ['a small one', () => halves(500, 500), '600 piksel'],
    [
      'one of too many pixels',
      async () => rawPng([10_000, 6000], [1, 0], Buffer.alloc(1 + 10_000 / 8)),
      '50 megapiksel',
    ],
  ])('%s', async (_what, make, words) => {
    const file = await make();
    const started = performance.now();
    const answer = await upload('reach', file);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.picture[0]).toContain(words);
  });

  test('a bomb, whose few bytes claim a huge picture, costs neither memory nor the service @release', async () => {
    await using api = await startSite();
    const { upload } = await editorOf(api);
    // In one bit a pixel its rows are quick to pack; a reader takes 768 MB for it in colours.
    const bomb = rawPng([16_000, 16_000], [1, 0], Buffer.alloc(1 + 16_000 / 8));
    expect((await upload('reach', bomb)).status).toBe(400);
    expect(api.peakMemoryMb()).toBeLessThan(400);
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  });

  test('more than 20 MB, no plate, and a point outside of the picture', async () => {
    expect((await upload('reach', Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
    expect((await upload('nowhere', await halves())).status).toBe(404);
    expect((await upload('__proto__', await halves())).status).toBe(404);
    expect((await upload('reach', await halves(), { x: '2', y: '0' })).status).toBe(400);
    const body = { key: '0'.repeat(16), plate: 'reach', x: '0', y: '0' };
    expect((await send(calls.cropPicture, { body })).status).toBe(404);
  });
});
