import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pdfOf, stream } from './made-pdfs.ts';

/** The methods of ISO 32000-2, 7.6, by their revision: RC4 of 40 and 128 bits, AES of 128 and 256 bits. */
export const revisions = [2, 3, 4, 5, 6] as const;
type Revision = (typeof revisions)[number];

type Content = {
  readonly revision: Revision;
  readonly password?: string;
  /** A script as an encrypted string, which runs on opening. */
  readonly script?: string;
  /** Objects in an encrypted object stream. */
  readonly packed?: string;
  /** Further entries of the encryption's dictionary. */
  readonly more?: string;
};

const hash = (algorithm: string, ...parts: Buffer[]) =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();
const filler = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;

/** An encrypted file, as a writer makes it that lets everybody read but not print it. */
export function encryptedPdf(content: Content): Buffer {
  const { revision, password = '', script = '', packed = '9 0 null', more = '' } = content;
  const id = randomBytes(16);
  const { key, entries } =
    revision === 5 || revision === 6
      ? newEncryption(revision, password)
      : oldEncryption(revision, password, id);
  const seal = (object: number, bytes: Buffer) => {
    if (revision >= 5) return sealed('aes-256-cbc', key, bytes);
    const place = Buffer.from([object, 0, 0, 0, 0]);
    const salt = Buffer.from(revision === 4 ? 'sAlT' : '');
    const own = hash('md5', key, place, salt).subarray(0, Math.min(key.length + 5, 16));
    return revision === 4 ? sealed('aes-128-cbc', own, bytes) : rc4(own, bytes);
  };
  const objects = seal(5, deflateSync(Buffer.from(packed))).toString('latin1');
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      `<< /S /JavaScript /JS ${hex(seal(4, Buffer.from(script)))} >>`,
      stream(objects, '/N 1 /First 4 /Filter /FlateDecode'),
      `<< /Filter /Standard /R ${revision} /P -3904 ${entries} ${more} >>`,
    ],
    `/Encrypt 6 0 R /ID [${hex(id)} ${hex(id)}]`,
  );
}

function oldEncryption(revision: 2 | 3 | 4, password: string, id: Buffer) {
  const padded = Buffer.concat([Buffer.from(password), filler]).subarray(0, 32);
  const owner = randomBytes(32);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-3904);
  const length = revision === 2 ? 5 : 16;
  let key = hash('md5', padded, owner, permissions, id).subarray(0, length);
  for (let round = 0; revision > 2 && round < 50; round += 1) key = hash('md5', key);
  let user = revision === 2 ? rc4(key, filler) : hash('md5', filler, id);
  for (let round = 0; revision > 2 && round < 20; round += 1) {
    user = rc4(Buffer.from(key.map((byte) => byte ^ round)), user);
  }
  const method = {
    2: '/V 1',
    3: '/V 2 /Length 128',
    4: '/V 4 /Length 128 /StmF /StdCF /StrF /StdCF /CF << /StdCF << /CFM /AESV2 /Length 16 >> >>',
  }[revision];
  const proof = Buffer.concat([user, Buffer.alloc(32)]).subarray(0, 32);
  return { key, entries: `${method} /O ${hex(owner)} /U ${hex(proof)}` };
}

function newEncryption(revision: 5 | 6, password: string) {
  const key = randomBytes(32);
  const [check, salt] = [randomBytes(8), randomBytes(8)];
  const hashOf = (own: Buffer) => {
    const seed = hash('sha256', Buffer.from(password), own);
    return revision === 5 ? seed : hardened(password, seed);
  };
  const user = Buffer.concat([hashOf(check), check, salt]);
  const wrapped = createCipheriv('aes-256-cbc', hashOf(salt), Buffer.alloc(16))
    .setAutoPadding(false)
    .update(key);
  const method =
    '/V 5 /Length 256 /StmF /StdCF /StrF /StdCF /CF << /StdCF << /CFM /AESV3 /Length 32 >> >>';
  const proofs = `/U ${hex(user)} /UE ${hex(wrapped)} /O ${hex(randomBytes(48))} /OE ${hex(randomBytes(32))}`;
  return { key, entries: `${method} ${proofs}` };
}

/** Algorithm 2.B. */
function hardened(password: string, seed: Buffer): Buffer {
  let key = seed;
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const text = Buffer.concat([Buffer.from(password), key])
      .toString('latin1')
      .repeat(64);
    const mixed = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
      .setAutoPadding(false)
      .update(Buffer.from(text, 'latin1'));
    const rest = BigInt(`0x${mixed.toString('hex', 0, 16)}`) % 3n;
    key = hash(rest === 0n ? 'sha256' : rest === 1n ? 'sha384' : 'sha512', mixed);
    last = mixed[mixed.length - 1] ?? 0;
  }
  return key.subarray(0, 32);
}

function sealed(method: string, key: Buffer, bytes: Buffer): Buffer {
  const start = randomBytes(16);
  const cipher = createCipheriv(method, key, start);
  return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, index) => index);
  let [a, b] = [0, 0];
  const swap = () => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  for (; a < 256; a += 1) {
    b = (b + (box[a] ?? 0) + (key[a % key.length] ?? 0)) % 256;
    swap();
  }
  [a, b] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      a = (a + 1) % 256;
      b = (b + (box[a] ?? 0)) % 256;
      swap();
      return byte ^ (box[((box[a] ?? 0) + (box[b] ?? 0)) % 256] ?? 0);
    }),
  );
}
