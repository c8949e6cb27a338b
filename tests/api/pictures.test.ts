import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import {
  type Edit,
  editorOf,
  halves,
  pageOf,
  resetContent,
  showing,
  startSite,
} from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';

/** The colour in the middle of a picture: the letter of its strongest channel. */
async function middleOf(file: Buffer): Promise<'r' | 'g' | 'b'> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  return r > g && r > b ? 'r' : b > g ? 'b' : 'g';
}

describe('an uploaded picture', async () => {
  const { api, upload, keep, publish, adminCall, send } = await sharedEditor();
  const uploaded = await upload('reach', await halves(), { x: '0.1', y: '0.5' });
  const { key, width, height } = await uploaded.json();

  test('takes the place of a plate on its page, in every width and type, without metadata', async () => {
    expect(uploaded.status).toBe(201);
    expect([width, height]).toEqual([2000, 1000]);
    await publish(...showing('reach', key));
    const page = await pageOf(api, '/tr/services');
    const files = [...new Set(page.match(/\/assets\/[^\s"]*\/reach-[^\s"]+/g))];
    expect(files.length).toBe(5);
    for (const file of files) {
      expect(file).toContain(`/assets/pictures/${key}/`);
      const got = await fetch(api.url + file);
      expect(got.status, file).toBe(200);
      expect(got.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await got.arrayBuffer());
      const found = await sharp(bytes).metadata();
      expect(found.width, file).toBe(Number(/-(\d+)\./.exec(file)?.[1]));
      expect(found.width / found.height, file).toBeCloseTo(4 / 3, 1);
      expect(found.exif, file).toBeUndefined();
      expect(await middleOf(bytes), file).toBe('r');
    }
    // Shared links show it too.
    const [, sharing = ''] =
      /property="og:image" content="[^"]*?(\/assets\/[^"]+)"/.exec(page) ?? [];
    const image = Buffer.from(await (await fetch(api.url + sharing)).arrayBuffer());
    expect((await sharp(image).stats()).channels[0]?.mean).toBeGreaterThan(60);
  });

  test('is shown whole, with its point, to the owner alone', async () => {
    expect(await adminCall(calls.readPicture, { query: { key } })).toEqual({
      ...{ key, plate: 'reach', x: 0.1, y: 0.5, width: 2000, height: 1000 },
    });
    const file = await send(calls.readPictureFile, { query: { key } });
    expect(file.headers.get('content-type')).toBe('image/webp');
    const whole = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([whole.width, whole.exif]).toEqual([2000, undefined]);
    expect((await fetch(`${api.url}${calls.readPictureFile.path}?key=${key}`)).status).toBe(401);
    expect((await send(calls.readPicture, { query: { key: 'x' } })).status).toBe(404);
  });

  test('is cropped again around another point, or for another plate, without another upload @release', async () => {
    const other = await adminCall(calls.cropPicture, {
      body: { key, plate: 'reach', x: '0.9', y: '0.5' },
    });
    expect(other.key).not.toBe(key);
    const file = `${api.url}/assets/pictures/${other.key}/reach-night-1100.jpg`;
    expect(await middleOf(Buffer.from(await (await fetch(file)).arrayBuffer()))).toBe('b');
    // The first screen has a crop for phones too, and is dark where its text lies, whatever the picture.
    const first = await adminCall(calls.cropPicture, {
      body: { key, plate: 'skyline', x: '0.5', y: '0.5' },
    });
    const phone = `${api.url}/assets/pictures/${first.key}/skyline-phone-night-480.avif`;
    expect((await fetch(phone)).status).toBe(200);
    const white = await sharp({
      create: { width: 3200, height: 1000, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    const bright = (await (await upload('skyline', white)).json()).key;
    const top = `${api.url}/assets/pictures/${bright}/skyline-night-1600.jpg`;
    const left = sharp(Buffer.from(await (await fetch(top)).arrayBuffer()));
    const part = await left.extract({ left: 0, top: 0, width: 700, height: 350 }).png().toBuffer();
    // Of a file: `stats` disregards what is done to an image.
    const { channels } = await sharp(part).stats();
    for (const { max } of channels) expect(max).toBeLessThan(115);
  });

  test('is not published with the words of the drawing, in any language', async () => {
    await resetContent(api);
    const [picture, turkish, english] = showing('reach', key) as [Edit, Edit, Edit];
    const publish = async () => {
      const headers = { Accept: 'application/problem+json' };
      const answer = await send(calls.publishContent, { body: { note: '' }, headers });
      return answer.status === 201 ? [] : Object.keys((await answer.json()).errors);
    };
    await keep(picture);
    expect(await publish()).toEqual([turkish, english].map(([document, path]) => document + path));
    await keep(turkish);
    expect(await publish()).toEqual([english[0] + english[1]]);
    await keep(english);
    expect(await publish()).toEqual([]);
    expect((await adminCall(calls.readContent)).published?.number).toBe(1);
  });
});

test('the files are made again where they are missing, as after a restore @release', async () => {
  const api = await startSite();
  const { upload, publish } = await editorOf(api);
  const { key } = await (await upload('years', await halves(1700, 1700))).json();
  await publish(...showing('years', key));
  await api.stop();
  await rm(join(api.dataDir, 'published'), { recursive: true });
  await using again = await startSite(api.sameData);
  expect(await pageOf(again, '/tr/about')).toContain(`/assets/pictures/${key}/`);
  const file = await stat(
    join(api.dataDir, 'published/assets/pictures', key, 'years-night-560.avif'),
  );
  expect(file.size).toBeGreaterThan(100);
  // nginx is another user.
  expect(file.mode & 0o004).toBe(0o004);
  await api[Symbol.asyncDispose]();
});

test('a picture that nothing names is removed after a week, and one that is published or edited is not @release', async () => {
  const api = await startSite();
  const { upload, publish, keep } = await editorOf(api);
  const keyOf = async (plate: string) =>
    (await (await upload(plate, await halves(800, 800))).json()).key;
  const [unused, published, edited] = [
    await keyOf('iso9001'),
    await keyOf('reach'),
    await keyOf('iso14001'),
  ];
  await publish(...showing('reach', published));
  await keep(['pictures', '/iso14001', edited]);
  await api.stop();
  await api.database.run('update pictures set created_at = 0');
  await using again = await startSite(api.sameData);
  const kept = () => again.database.column<string>('select key from pictures');
  await expect.poll(kept).not.toContain(unused);
  expect((await kept()).sort()).toEqual([published, edited].sort());
  await api[Symbol.asyncDispose]();
});

describe('a logo', async () => {
  const { api, upload, publish } = await sharedEditor();
  /** As Illustrator writes it: dark letters without a ground, and an empty margin. */
  const dark = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 100">
<style type="text/css">.a{fill:#111}</style><path class="a" d="M50 30h200v40H50z"/></svg>`;
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${inner}<path d="M0 0h9v9"/></svg>`;
  const pixel = async (path: string, x: number, y: number) => {
    const answer = await fetch(api.url + path);
    expect(answer.headers.get('content-type'), path).toBe('image/png');
    const image = sharp(Buffer.from(await answer.arrayBuffer())).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
    return [...data.subarray(at, at + 4)];
  };

  test('is drawn from an SVG, and is on every page, in its icons, its data for search engines and its sharing picture; on a ground of its darkness it has a card @release', async () => {
    const uploaded = await upload('logo', Buffer.from(dark));
    expect(uploaded.status).toBe(201);
    const { key, width, height } = await uploaded.json();
    // Without the margin, as large as screens need it.
    expect([width, Math.round(width / height)]).toEqual([720, 5]);
    const sharingOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const before = sharingOf(await pageOf(api, '/en/legal'));
    await publish(['pictures', '/logo', key]);
    const folder = `/assets/pictures/${key}`;
    for (const path of ['/tr', '/en/legal', '/admin']) {
      const html = await pageOf(api, path);
      expect(html, path).toContain(
        `<link rel="icon" type="image/png" href="${folder}/icon-192.png">`,
      );
      // The admin draws its own.
      if (path === '/admin') expect(html).toContain(key);
      else expect(html.match(/<img[^>]*logo-night\.png/g), path).toHaveLength(2);
      expect(html, path).not.toContain('M0 22h8');
    }
    const legal = await pageOf(api, '/en/legal');
    expect(sharingOf(legal)).not.toBe(before);
    // The addresses of the manifest, of search engines and of browsers that ask unasked.
    for (const name of [
      'icon-512.png',
      'icon-maskable-512.png',
      'apple-touch-icon.png',
      'favicon.ico',
    ]) {
      const [own, made] = await Promise.all([
        fetch(`${api.url}/${name}`),
        fetch(`${api.url}${folder}/${name}`),
      ]);
      expect(Buffer.from(await own.arrayBuffer()), name).toEqual(
        Buffer.from(await made.arrayBuffer()),
      );
    }
    // In the middle the letters; above them the card, or nothing.
    expect(await pixel(`${folder}/logo-night.png`, 0.5, 0.5)).toEqual([17, 17, 17, 255]);
    expect(await pixel(`${folder}/logo-night.png`, 0.5, 0.05)).toEqual([247, 244, 238, 255]);
    expect(await pixel(`${folder}/logo-paper.png`, 0.5, 0.05)).toEqual([17, 17, 17, 255]);
    expect(await pixel(`${folder}/icon-192.png`, 0.5, 0.05)).toEqual([247, 244, 238, 255]);

    await publish(['pictures', '/logo', null]);
    expect(await pageOf(api, '/tr')).toContain('M0 22h8');
  });

  test.each([
    [svg('<script>1</script>'), /yalın bir SVG/],
    [svg('<g onclick="a()"/>'), /yalın bir SVG/],
    [svg('<image href="https://x.example/a.png"/>'), /yalın bir SVG/],
    [svg('<use xlink:href="other.svg#a"/>'), /yalın bir SVG/],
    [svg('<style>@import url(a.css)</style>'), /yalın bir SVG/],
    [svg('<text>Kavşak</text>'), /yalın bir SVG/],
    [svg('<use href="#a"/>'.repeat(51)), /yalın bir SVG/],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /SVG ya da PNG biçiminde/],
    [svg(' '.repeat(300_000)), /yalın bir SVG/],
    ['<html><svg/></html>', /SVG ya da PNG biçiminde/],
    ['<svg><unclosed', /SVG ya da PNG biçiminde/],
    [await halves(), /SVG ya da PNG biçiminde/],
    [
      await sharp({ create: { width: 300, height: 20, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      /en az 48 piksel/,
    ],
  ] as const)(
    'that is more than a drawing, none or too small is refused with words: %#',
    async (file, words) => {
      const answer = await upload('logo', Buffer.from(file));
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toMatch(words);
    },
  );
});
