import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Resolve } from './streams.ts';
import { Dictionary, type Origin, PdfString } from './values.ts';

/** Decrypts the bytes of a string or a stream of an object. */
export type Decrypt = (bytes: Buffer, origin: Origin, kind: 'string' | 'stream') => Buffer;
type Read = (key: string) => unknown;

/** ISO 32000-2, algorithm 2: pads a password to 32 bytes, so it is the whole of the empty one. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const none = Buffer.alloc(0);

/**
 * Opens a file with the empty password (ISO 32000-2, 7.6, the standard security handler), as readers do before they ask
 * for one. Such a file counts as open, even if it restricts what a person may do with it.
 * @param id the first part of the file's identifier, empty if it has none
 * @returns undefined if it needs another password, or another handler
 */
export function openEncryption(
  dictionary: Dictionary,
  id: Buffer,
  resolve: Resolve,
): Decrypt | undefined {
  const readerOf = (from: Dictionary): Read => {
    return (key) => from.get(key).flatMap(resolve)[0];
  };
  const read = readerOf(dictionary);
  const version = Number(read('V'));
  if (read('Filter') !== 'Standard' || ![1, 2, 4, 5].includes(version)) return undefined;
  const methodOf = (filterKey: string): unknown => {
    if (version < 4) return 'V2';
    const filters = read('CF');
    const filter = filters instanceof Dictionary && readerOf(filters)(String(read(filterKey)));
    // Without an entry it is the filter Identity.
    return filter instanceof Dictionary ? readerOf(filter)('CFM') : 'None';
  };
  const methods = { string: methodOf('StrF'), stream: methodOf('StmF') };
  // Only attached files are encrypted.
  if (methods.string === 'None' && methods.stream === 'None') return (bytes) => bytes;
  const fileKey = version === 5 ? newKey(read) : oldKey(read, id);
  if (!fileKey) return undefined;
  return (bytes, origin, kind) => {
    const method = methods[kind];
    // An object stream is encrypted as a whole.
    if (origin.isPacked || method === 'None') return bytes;
    if (method === 'AESV3') return aes(fileKey, bytes);
    const isAes = method === 'AESV2';
    const key = objectKey(fileKey, origin, isAes);
    return isAes ? aes(key, bytes) : rc4(key, bytes);
  };
}

/** Algorithm 1: RC4 and AES of 128 bits have a key for each object. */
function objectKey(fileKey: Buffer, { id, generation }: Origin, isAes: boolean): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(id % 2 ** 24, 0, 3);
  place.writeUIntLE(generation % 2 ** 16, 3, 2);
  const hash = digest('md5', fileKey, place, isAes ? Buffer.from('sAlT') : none);
  return hash.subarray(0, Math.min(fileKey.length + 5, 16));
}

/** Algorithms 2, 4 and 5: revisions 2 to 4. */
function oldKey(read: Read, id: Buffer): Buffer | undefined {
  const revision = Number(read('R'));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(read('P')) | 0);
  const hasOpenMetadata = revision >= 4 && read('EncryptMetadata') === false;
  const mark = hasOpenMetadata ? Buffer.alloc(4, 0xff) : none;
  const seed = [padding, bytesOf(read('O')).subarray(0, 32), permissions, id, mark];
  const proof = revision === 2 ? padding : digest('md5', padding, id);
  const sought = bytesOf(read('U')).subarray(0, proof.length);
  // Writers give the length in bits or bytes, give that of another filter, or omit it.
  for (const length of new Set([Number(read('Length')) / 8, 16, 5])) {
    if (!Number.isInteger(length) || length < 5 || length > 16) continue;
    let key = digest('md5', ...seed).subarray(0, length);
    for (let round = 0; revision > 2 && round < 50; round += 1) {
      key = digest('md5', key).subarray(0, length);
    }
    let found = proof;
    for (let round = 0; round < (revision === 2 ? 1 : 20); round += 1) {
      found = rc4(key.map((byte) => byte ^ round) as Buffer, found);
    }
    if (found.equals(sought)) return key;
  }
  return undefined;
}

/** Algorithm 2.A: revisions 5 (of Adobe) and 6. */
function newKey(read: Read): Buffer | undefined {
  const user = bytesOf(read('U'));
  const wrapped = bytesOf(read('UE'));
  if (user.length < 48 || wrapped.length < 32) return undefined;
  const hash = read('R') === 5 ? (salt: Buffer) => digest('sha256', salt) : hardenedHash;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const key = hash(user.subarray(40, 48));
  return createDecipheriv('aes-256-cbc', key, Buffer.alloc(16))
    .setAutoPadding(false)
    .update(wrapped.subarray(0, 32));
}

/** Algorithm 2.B, for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = digest('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(repeated);
    // A number of 16 bytes modulo 3 is the sum of its bytes modulo 3.
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = digest(['sha256', 'sha384', 'sha512'][sum % 3] as string, mixed);
    last = mixed.at(-1) as number;
  }
  return key.subarray(0, 32);
}

function bytesOf(value: unknown): Buffer {
  return value instanceof PdfString ? value.bytes : none;
}

function digest(algorithm: string, ...parts: readonly Buffer[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The first block is the initialization vector; the last byte says how many bytes fill up the last block. */
function aes(key: Buffer, bytes: Buffer): Buffer {
  const length = bytes.length - (bytes.length % 16);
  if (length < 32) return none;
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16));
  const open = decipher.setAutoPadding(false).update(bytes.subarray(16, length));
  const fill = open.at(-1) as number;
  return fill >= 1 && fill <= 16 ? open.subarray(0, -fill) : open;
}

/** RC4 in our own code: OpenSSL's is in its legacy provider. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a] as number;
    state[a] = state[b] as number;
    state[b] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] as number) + (key[index % key.length] as number)) & 255;
    swap(index, other);
  }
  const open = Buffer.alloc(bytes.length);
  for (let index = 0, a = 0, b = 0; index < bytes.length; index += 1) {
    a = (a + 1) & 255;
    b = (b + (state[a] as number)) & 255;
    swap(a, b);
    const next = ((state[a] as number) + (state[b] as number)) & 255;
    open[index] = (bytes[index] as number) ^ (state[next] as number);
  }
  return open;
}
