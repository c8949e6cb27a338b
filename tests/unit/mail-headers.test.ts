import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { messageOf, Transport } from '#api/mail/transport.ts';
import { oneLine } from '#contract/one-line.ts';

const transporter = createTransport({ streamTransport: true, buffer: true });
const hidden = 'Bcc: kurban@ornek.example';

/** What a mail program shows of a mail, and its source. */
async function received(subject: string) {
  const { message } = await transporter.sendMail(
    messageOf(
      {
        ...{ id: 'a', attempt: 1, to: 'ada@ornek.example', subject, text: 'x', html: 'x' },
        messageId: '<a@gokhat.example>',
      },
      'Gökhat <site@gokhat.example>',
    ),
  );
  const source = String(message);
  return { source, ...(await PostalMime.parse(source)) };
}

test('a mail to an address that looks like an encoded word does not leave', async () => {
  const server = { host: '127.0.0.1', port: 1, secure: false, login: undefined };
  const transport = new Transport({ server, from: 'site@gokhat.example', dkim: undefined });
  for (const to of ['=?utf-8?q?Banka?=@ornek.example', 'ada=?b?q?c?=@ornek.example']) {
    const mail = { ...{ id: 'a', attempt: 1, to, subject: 'x', text: 'x', html: 'x' } };
    const outcome = await transport.send(
      { ...mail, messageId: '<a@gokhat.example>' },
      new AbortController().signal,
    );
    expect(outcome).toEqual({ what: 'refused', answer: 'Not an e-mail address' });
  }
});

const encoded = (text: string, by: 'B' | 'Q') =>
  by === 'B'
    ? Buffer.from(text).toString('base64')
    : [...Buffer.from(text)].map((byte) => `=${byte.toString(16).padStart(2, '0')}`).join('');

test.each([
  `=?utf-8?B?${encoded(hidden, 'B')}?=`,
  `=?utf-8?q?Ada=0D=0ABcc:_kurban@ornek.example?=`,
  `=?UTF-8*tr?Q?${encoded('Banka', 'Q')}?= =?iso-8859-9?b?${encoded('Banka', 'B')}?=`,
  `Ada =?utf-8?B?${encoded(hidden, 'B')}?= Çağ`,
  `Ada =?utf-8?Q?a b?= "Ada"`,
  '=?utf-8?Q??=',
  '=?=?utf-8?B?QQ==?=?=',
])('a subject is shown as it was typed, whatever it looks like: %s', async (typed) => {
  const { subject, source } = await received(`New message: ${typed}`);
  expect(subject).toBe(`New message: ${typed}`);
  expect(source).not.toContain(typed);
});

test('no subject of generated pieces of encoded words is read as another text, or adds a header', async () => {
  const piece = fc.oneof(
    fc.constantFrom('=?', '?=', '?', '=', ' ', 'utf-8', 'UTF-8', 'iso-8859-9', 'B', 'Q', 'b', 'q'),
    fc.constantFrom('=0D=0A', '_', '"', 'ı', '😀', '\\', '<a@b.example>', ',', 'us-ascii*tr'),
    fc.constantFrom('=?utf-8?Q?', '=?utf-8?B?', `=?utf-8?B?${encoded(hidden, 'B')}?=`),
    fc.string({ maxLength: 6 }),
    fc.string({ maxLength: 90, unit: fc.constantFrom('A', '=', '4') }),
  );
  const usual = Object.keys(Object.groupBy((await received('x')).headers, ({ key }) => key));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      // As names are stored; a header cannot tell spaces at a fold apart.
      const typed = oneLine(pieces.join('')).replace(/\s+/g, ' ').trim();
      const { subject = '', headers } = await received(`Yeni: ${typed}.`);
      expect(subject.replace(/\s+/g, ' ')).toBe(`Yeni: ${typed}.`);
      expect(headers.map(({ key }) => key).toSorted()).toEqual(usual.toSorted());
    }),
    { numRuns: 150 },
  );
});
