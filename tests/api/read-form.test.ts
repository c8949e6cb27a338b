import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import * as files from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cvSize, maxUploadBytes } from '#contract/field-limits.ts';
import { serveForms } from '#tests/support/api/form-server.ts';
import { boundary, multipart, multipartType, part } from '#tests/support/api/multipart.ts';

const server = await serveForms();
afterAll(() => server[Symbol.asyncDispose]());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const cv = (value: string | Buffer, fileName = 'cv.pdf') => ({
  ...{ name: 'cv', value, fileName, type: 'application/pdf' },
});
const text = (name: string, value = 'Ada') => ({ name, value });
const sent = (name: string, bytes: Buffer) => ({
  ...{ name, type: 'application/pdf', size: bytes.length, sha256: sha256(bytes) },
  readBack: bytes.length,
});

/** An array is sent in chunks, without a Content-Length. */
async function send(body: Buffer | Buffer[], headers: Record<string, string> = multipartType) {
  const chunked = Array.isArray(body);
  const answer = await fetch(server.url, {
    ...{ method: 'POST', headers, duplex: 'half' },
    body: chunked ? (Readable.toWeb(Readable.from(body)) as ReadableStream) : new Uint8Array(body),
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

async function openFiles() {
  return (await files.readdir('/proc/self/fd')).length;
}

async function openTemporaryFiles() {
  const descriptors = await files.readdir('/proc/self/fd');
  const paths = await Promise.all(
    descriptors.map((one) => files.readlink(`/proc/self/fd/${one}`).catch(() => '')),
  );
  return paths.filter((path) => path.startsWith(server.directory)).length;
}

describe('a form', () => {
  test('is read into its texts by name and its file with size and digest', async () => {
    const bytes = randomBytes(200_000);
    const { status, body } = await send(multipart(text('nameSurname', 'Ada Yılmaz'), cv(bytes)));
    expect(status).toBe(200);
    expect(body).toEqual([
      ['nameSurname', 'Ada Yılmaz'],
      ['cv', sent('cv.pdf', bytes)],
    ]);
  });

  test('is accepted as fetch encodes it', async () => {
    const form = new FormData();
    form.set('nameSurname', 'Ada');
    form.set('cv', new File(['%PDF-'], 'özgeçmiş.pdf', { type: 'application/pdf; a=b' }));
    const answer = await fetch(server.url, { method: 'POST', body: form });
    expect(await answer.json()).toEqual([
      ['nameSurname', 'Ada'],
      ['cv', sent('özgeçmiş.pdf', Buffer.from('%PDF-'))],
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'keeps a field named %s as a field and changes no prototype',
    async (name) => {
      const { body } = await send(multipart(text(name)));
      expect(body).toEqual([[name, 'Ada']]);
      expect(Object.hasOwn(Object.prototype, '0')).toBe(false);
      expect((await send(multipart(text(name), text(name)))).body).toEqual([
        'invalid',
        [[name, { key: 'invalid' }]],
      ]);
    },
  );

  test('has no CV if the file input was left empty; an empty file counts as a CV', async () => {
    expect((await send(multipart(text('a'), cv('', '')))).body).toEqual([['a', 'Ada']]);
    expect((await send(multipart(cv('')))).body).toEqual([['cv', sent('cv.pdf', Buffer.alloc(0))]]);
  });

  test('has a text instead of a CV if the CV has no file name', async () => {
    const { body } = await send(multipart({ name: 'cv', value: 'x', type: 'application/pdf' }));
    expect(body).toEqual([['cv', 'x']]);
  });

  test('may have 40 parts, texts of 64 KiB and names of 100 bytes', async () => {
    const forty = Array.from({ length: 40 }, (_, index) => text(`field${index}`));
    expect((await send(multipart(...forty))).body).toHaveLength(40);
    const long = 'x'.repeat(65_536);
    expect((await send(multipart(text('a', long)))).body).toEqual([['a', long]]);
    const name = 'n'.repeat(100);
    expect((await send(multipart(text(name)))).body).toEqual([[name, 'Ada']]);
  });

  test('may have text before its first boundary and after its last', async () => {
    const body = Buffer.concat([Buffer.from('hello\r\n'), multipart(cv('x')), Buffer.from('bye')]);
    for (const sending of [body, [body, Buffer.from('more')]]) {
      expect((await send(sending)).body).toEqual([['cv', sent('cv.pdf', Buffer.from('x'))]]);
    }
  });

  test('is read the same in chunks of any size', async () => {
    const bytes = Buffer.from(`\r\n--${boundary.slice(0, 5)}\r\n--\r\n-\r`.repeat(20));
    const body = multipart(text('a', 'ş👍'), cv(bytes), text('b'));
    const whole = [
      ['a', 'ş👍'],
      ['b', 'Ada'],
      ['cv', sent('cv.pdf', bytes)],
    ];
    for (const size of [1, 2, 3, 7, 16, 61]) {
      const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
        body.subarray(index * size, (index + 1) * size),
      );
      expect((await send(chunks)).body.toSorted()).toEqual(whole);
    }
  });
});

describe('a file name', () => {
  test.each([
    'Özgeçmiş Şükrü.pdf',
    'سيرة ذاتية.pdf',
    '👩🏽‍💻.pdf',
    'a;b="c.pdf'.replace('"', '%22'),
  ])('is kept whole: %s', async (name) => {
    expect((await send(multipart(cv('x', name)))).body[0][1].name).toBe(name);
  });

  test.each(['C:\\x\\cv.pdf', '../../cv.pdf', '/etc/cv.pdf', '..\\cv.pdf', 'C:\\a/b\\cv.pdf'])(
    'is kept without its directory: %s',
    async (name) => {
      expect((await send(multipart(cv('x', name)))).body[0][1].name).toBe('cv.pdf');
    },
  );
});

describe('a form is refused', () => {
  const good = multipart(text('a'), cv('x'.repeat(1000)));
  const type = (value: string) => ({ 'Content-Type': value });

  test.each([
    ['JSON', type('application/json'), 'notMultipart', 415],
    ['no content type', {}, 'notMultipart', 415],
    ['another multipart type', type(`multipart/mixed; boundary=${boundary}`), 'notMultipart', 415],
    [
      'a type that only starts with multipart/form-data',
      type(`multipart/form-data2; boundary=${boundary}`),
      'notMultipart',
      415,
    ],
    ['no boundary', type('multipart/form-data'), 'malformed', 400],
    ['an empty boundary', type('multipart/form-data; boundary='), 'malformed', 400],
    [
      'a boundary over 70 characters',
      type(`multipart/form-data; boundary=${'b'.repeat(71)}`),
      'malformed',
      400,
    ],
    ['another boundary', type('multipart/form-data; boundary=other'), 'malformed', 400],
  ])('for its content type: %s', async (_, headers, code, status) => {
    expect(await send(good, headers)).toMatchObject({ status, body: [code, []] });
  });

  test.each([
    ['an empty body', Buffer.alloc(0)],
    ['a body that is not multipart', Buffer.from('fullName=Ada')],
    ['a body without an end', good.subarray(0, -8)],
    ['a body that ends in a file', good.subarray(0, -200)],
    ['a body that ends in a header', good.subarray(0, 30)],
    ['41 parts', multipart(...Array.from({ length: 41 }, (_, index) => text(`field${index}`)))],
    ['a field name over 100 bytes', multipart(text('ş'.repeat(51)))],
    ['an empty field name', multipart(text(''))],
    ['a file without a field name', multipart({ ...cv('x'), name: '' })],
  ])('as malformed: %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: ['malformed', []] });
    expect(await send([body])).toMatchObject({ status: 400, body: ['malformed', []] });
  });

  test.each([
    ['a text twice', [text('a'), text('a')], 'a', 'invalid'],
    ['the file twice', [cv('x'), cv('y')], 'cv', 'invalid'],
    ['the file as text too', [cv('x'), text('cv')], 'cv', 'invalid'],
    ['the text as file too', [text('cv'), cv('x')], 'cv', 'invalid'],
    ['a file in another field', [{ ...cv('x'), name: 'photo' }], 'photo', 'unknownField'],
    ['a file in __proto__', [{ ...cv('x'), name: '__proto__' }], '__proto__', 'unknownField'],
  ])('as invalid: %s', async (_, parts, field, key) => {
    const body = ['invalid', [[field, { key }]]];
    expect(await send(multipart(...parts, cv('z'.repeat(1e6), 'more')))).toMatchObject({
      ...{ status: 400, body },
    });
  });

  test('for a text over 64 KiB', async () => {
    const { status, body } = await send(multipart(text('a', 'x'.repeat(65_537))));
    expect([status, body]).toEqual([413, ['tooLarge', []]]);
  });

  test('for a file one byte over 5 MiB, and not for one of exactly 5 MiB', async () => {
    const bytes = randomBytes(cvSize.bytes + 1);
    const whole = bytes.subarray(1);
    const tooLarge = ['tooLarge', [['cv', { key: 'fileTooLarge', max: 5 }]]];
    expect((await send(multipart(cv(whole)))).body).toEqual([['cv', sent('cv.pdf', whole)]]);
    expect(await send(multipart(cv(bytes)))).toMatchObject({ status: 413, body: tooLarge });
    expect(await send([multipart(cv(bytes))])).toMatchObject({ status: 413, body: tooLarge });
  });

  test('for too large a Content-Length, before any of the body is sent', async () => {
    const headers = { ...multipartType, 'Content-Length': maxUploadBytes + 1 };
    const outgoing = request(server.url, { method: 'POST', headers, agent: false });
    outgoing.flushHeaders();
    const [answer] = await once(outgoing, 'response');
    expect([answer.statusCode, await json(answer)]).toEqual([413, ['tooLarge', []]]);
    outgoing.on('error', () => {}).destroy();
  });

  test('for more than 6 MiB without a Content-Length, in any part of the body', async () => {
    const head = part(cv('', 'cv.pdf')).subarray(0, -2);
    const filler = Array.from({ length: 7 }, () => Buffer.alloc(1024 * 1024, 'x'));
    const texts = Array.from({ length: 7 }, (_, index) => Buffer.alloc(1024 * 1024, `${index}`));
    expect((await send([Buffer.from('preamble'), ...filler])).body).toEqual(['tooLarge', []]);
    expect((await send([multipart(cv('x')), ...texts])).body).toEqual(['tooLarge', []]);
    expect((await send([head, ...filler])).body[0]).toBe('tooLarge');
  });

  test('with 507 if it does not fit on the disk', async () => {
    const handle = await files.open('/dev/null');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const writing = vi.spyOn(Object.getPrototypeOf(handle), 'writeFile').mockRejectedValue(full);
    const { status, body } = await send(multipart(cv(randomBytes(cvSize.bytes))));
    writing.mockRestore();
    await handle.close();
    expect([status, body]).toEqual([507, ['storageFull', []]]);
  });
});

/** The longest turn of the event loop during work, in ms of processor time, regardless of other processes. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let last = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const turns = setInterval(look, 1);
  await work();
  clearInterval(turns);
  look();
  return longestMs;
}

test('thousands of empty parts in one chunk do not block the event loop for long', async () => {
  const body = Buffer.from(`--${boundary}\r\n\r\n\r\n`.repeat(100_000));
  await send(multipart(text('warm', 'up')));
  const longestMs = await longestTurnMs(async () => {
    expect((await send(body)).body).toEqual(['malformed', []]);
  });
  expect(longestMs).toBeLessThan(100);
});

describe('no temporary file is left behind', () => {
  test('by a client that disconnects half way', async () => {
    const before = await openFiles();
    const socket = connect({ port: Number(new URL(server.url).port) });
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\nContent-Type: `;
    socket.write(`${head}${multipartType['Content-Type']}\r\n\r\n`);
    socket.write(part(cv(randomBytes(1_000_000))).subarray(0, -2));
    await expect.poll(openTemporaryFiles).toBe(1);
    expect(await files.readdir(server.directory)).toEqual([]);
    socket.destroy();
    await expect.poll(openTemporaryFiles).toBe(0);
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
  });

  test('by 30 simultaneous uploads of 5 MiB, each read correctly, in under 100 MB of memory @release', async () => {
    const source = randomBytes(cvSize.bytes);
    const rotated = Array.from({ length: 30 }, (_, index) => {
      return [source.subarray(index * 1000), source.subarray(0, index * 1000)];
    });
    const digests = rotated.map((halves) => {
      const hash = createHash('sha256');
      for (const half of halves) hash.update(half);
      return hash.digest('hex');
    });
    const { rss, external } = process.memoryUsage();
    const most = { rss, external };
    const sampling = setInterval(() => {
      const now = process.memoryUsage();
      most.rss = Math.max(most.rss, now.rss);
      most.external = Math.max(most.external, now.external);
    }, 5);
    const answers = await Promise.all(rotated.map(uploadInSlices));
    clearInterval(sampling);
    expect(answers).toEqual(digests);
    expect(most.rss - rss).toBeLessThan(100e6);
    expect(most.external - external).toBeLessThan(100e6);
    await expect.poll(openTemporaryFiles).toBe(0);
    expect(await files.readdir(server.directory)).toEqual([]);
    expect((await files.stat(server.directory)).mode & 0o077).toBe(0);
  });
});

/** Sends slices of existing bytes, so that sending needs no memory of its own. */
async function uploadInSlices(halves: Buffer[]): Promise<string> {
  const whole = part(cv(''));
  const slices = halves.flatMap((half) =>
    Array.from({ length: Math.ceil(half.length / 65_536) }, (_, index) =>
      half.subarray(index * 65_536, (index + 1) * 65_536),
    ),
  );
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  const outgoing = request(`${server.url}unread`, {
    method: 'POST',
    headers: multipartType,
    agent: false,
  });
  const answered = once(outgoing, 'response');
  Readable.from([whole.subarray(0, -2), ...slices, end]).pipe(outgoing);
  const [answer] = await answered;
  const [[, digest]] = (await json(answer)) as [[string, string]];
  return digest;
}
