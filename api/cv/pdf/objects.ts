import { Effort, Unreadable } from './effort.ts';
import { type Decrypt, openEncryption } from './encryption.ts';
import { type ParsedObject, parseObject } from './parser.ts';
import { decodedStream, streamBody } from './streams.ts';
import { Dictionary, type Origin, PdfString, type PdfValue, Reference } from './values.ts';

/** Offsets where an object begins, and where its bytes end at the latest. */
type Place = {
  readonly bytes: Buffer;
  readonly at: number;
  readonly end: number;
  readonly id: number;
  readonly generation: number;
};

/** Limits memory. A manual of 7 MB, full of links, has 127,000. */
const maxPlaces = 300_000;
/** Of an object stream, in bytes: about ten for each object. */
const longestHead = 1024 * 1024;
/** Each revision of a file has one or two. */
const maxTrailers = 2000;
/** A dictionary of filters may refer to further dictionaries. */
const maxEncryptionDepth = 4;
/** Most hold a hundred objects. */
const maxStreams = 20_000;
/** ISO 32000-2, annex C. */
const maxId = 8_388_607;
/** Stands for a number that cannot be read. */
const unknown = { id: 0, generation: 0 };
/** Of a trailer, which no reference leads to. */
const noId = { id: -1, generation: 0 };
/** The number and generation of an object, before `obj`. The search for them begins this far ahead. */
const header = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/;
const longestHeader = 64;
/** ISO 32000-2, table 1. */
const isSpace = (byte: number | undefined) =>
  byte !== undefined && [0, 9, 10, 12, 13, 32].includes(byte);
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;

/**
 * All objects of a file (ISO 32000-2, 7.3.10), of every revision: whatever follows `obj` anywhere, since a
 * cross-reference may point into a stream or a string, and the content of every possible object stream (7.5.7).
 * Cross-references are not read: they lead to no other objects.
 */
export class PdfObjects {
  readonly #file: Buffer;
  readonly #effort = new Effort();
  readonly #places: Place[] = [];
  /**
   * By object number, the count of places up to its last one; by place, the same for the previous one of that number.
   */
  readonly #last = new Int32Array(maxId + 1);
  readonly #before = new Int32Array(maxPlaces);
  readonly #decrypt: Decrypt | 'locked' | undefined;

  /** @throws Unreadable */
  constructor(file: Buffer) {
    this.#file = file;
    this.#findInFile();
    const streams: Dictionary[] = [];
    const trailers: Dictionary[] = [];
    for (const { value } of this.all()) {
      if (!(value instanceof Dictionary)) continue;
      const isStream = value.streamAt !== undefined;
      const isTrailer = isStream || value.origin.id === noId.id;
      if (isTrailer && value.has('Root')) trailers.push(value);
      if (isStream && value.has('N') && value.has('First')) streams.push(value);
      if (trailers.length > maxTrailers || streams.length > maxStreams) {
        throw new Unreadable('too many revisions or object streams');
      }
    }
    this.#decrypt = this.#decryptOf(trailers);
    if (this.#decrypt === 'locked') return;
    for (const stream of streams) this.#findInStream(stream);
  }

  /** A password is needed: packed objects were not found. */
  get isLocked(): boolean {
    return this.#decrypt === 'locked';
  }

  /** @throws Unreadable */
  *all(): Generator<ParsedObject> {
    // Reading these finds no further ones.
    for (const place of this.#places) yield* this.#read(place);
  }

  /** A value, or everything that its reference may lead to, over any number of references. */
  readonly resolve = (value: PdfValue): PdfValue[] => {
    if (!(value instanceof Reference)) return [value];
    const seen = new Set([value.id]);
    const found: PdfValue[] = [];
    for (const id of seen) {
      for (const { value } of this.#withNumber(id)) {
        if (value instanceof Reference) seen.add(value.id);
        else found.push(value);
      }
    }
    return found;
  };

  /** The content of a string or a stream, decrypted and unpacked, or undefined. */
  content(value: PdfString | Dictionary): Buffer | undefined {
    if (value instanceof PdfString) return this.#decrypted(value.bytes, value, 'string');
    const body = streamBody(value, this.resolve, this.#effort);
    const open = this.#decrypted(body, value, 'stream');
    return decodedStream(value, open, this.resolve, this.#effort);
  }

  #decrypted(bytes: Buffer, { origin }: { origin: Origin }, kind: 'string' | 'stream'): Buffer {
    if (typeof this.#decrypt !== 'function') return bytes;
    this.#effort.spend(bytes.length);
    return this.#decrypt(bytes, origin, kind);
  }

  *#withNumber(id: number): Generator<ParsedObject> {
    // An unreadable number may be any number.
    for (const number of new Set([Math.min(id, maxId), 0])) {
      for (let at = this.#last[number]; at; at = this.#before[at - 1]) {
        yield* this.#read(this.#places[at - 1] as Place);
      }
    }
  }

  /** Readers disagree whether a packed object ends where the next one begins. */
  *#read({ bytes, at, end, id, generation }: Place): Generator<ParsedObject> {
    const origin = { bytes, id, generation, isPacked: bytes !== this.#file };
    const object = parseObject(origin, at, end, this.#effort);
    yield object;
    if (object.isCut && end < bytes.length) {
      yield parseObject(origin, at, bytes.length, this.#effort);
    }
  }

  #add(place: Place): void {
    const { length } = this.#places;
    if (length === maxPlaces) throw new Unreadable('too many objects');
    this.#places.push(place);
    if (place.id < 0) return;
    const id = Math.min(place.id, maxId);
    this.#before[length] = this.#last[id] as number;
    this.#last[id] = length + 1;
  }

  #findInFile(): void {
    const bytes = this.#file;
    const end = bytes.length;
    for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
      const before = bytes[at - 1];
      if (!isSpace(before) && !isDigit(before)) continue;
      this.#add({ bytes, at: at + 3, end, ...numberBefore(bytes, at) });
    }
    for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
      this.#add({ bytes, at: at + 7, end, ...noId });
    }
  }

  /** @throws Unreadable where readers could find objects that this code does not */
  #findInStream(stream: Dictionary): void {
    const bytes = this.content(stream);
    const [first, ...otherFirst] = stream.get('First');
    const [count, ...otherCount] = stream.get('N');
    const isPlain = typeof first === 'number' && typeof count === 'number' && first < longestHead;
    if (!bytes || !isPlain || otherFirst.length + otherCount.length > 0) {
      throw new Unreadable('an object stream');
    }
    const header = bytes.toString('latin1', 0, first).replace(/%[^\r\n]*/g, '');
    const numbers = header.match(/\d+/g)?.map(Number) ?? [];
    if (/[^\d\0\t\n\f\r ]/.test(header) || numbers.length < 2 * count) {
      throw new Unreadable('the head of an object stream');
    }
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const [id = 0, offset = 0, , next = 0] = numbers.slice(index, index + 4);
      const end = next > offset ? Math.min(first + next, bytes.length) : bytes.length;
      if (first + offset < bytes.length)
        this.#add({ bytes, at: first + offset, end, id, generation: 0 });
    }
  }

  /**
   * @returns undefined if the file is not encrypted
   * @throws Unreadable when readers could disagree whether, or how, it is encrypted
   */
  #decryptOf(trailers: readonly Dictionary[]): Decrypt | 'locked' | undefined {
    const found = trailers.map((trailer) => {
      const values = trailer.get('Encrypt').flatMap(this.resolve);
      return values.filter((value) => value instanceof Dictionary);
    });
    const [dictionary] = found.flat();
    if (!dictionary) return undefined;
    const ways = found.flatMap((one) =>
      one.length > 0 ? one.map((way) => this.#written(way)) : [''],
    );
    if (new Set(ways).size > 1) throw new Unreadable('encryption');
    const [id] = trailers
      .flatMap((trailer) => trailer.get('ID').flatMap(this.resolve))
      .flat()
      .flatMap(this.resolve);
    const idBytes = id instanceof PdfString ? id.bytes : Buffer.alloc(0);
    return openEncryption(dictionary, idBytes, this.resolve) ?? 'locked';
  }

  /**
   * A canonical text of an encryption dictionary, for comparison.
   * @throws Unreadable where readers could read it differently
   */
  #written(value: PdfValue, depth = 0): string {
    const [found = null, ...others] = this.resolve(value);
    if (others.length > 0 || depth > maxEncryptionDepth) throw new Unreadable('encryption');
    if (found instanceof PdfString) return `(${found.bytes.toString('hex')})`;
    if (!(found instanceof Dictionary)) return String(found);
    const keys = new Set(found.entries.map(([key]) => key));
    if (keys.size < found.entries.length) throw new Unreadable('encryption');
    const entries = found.entries.map(([key, item]) => `/${key} ${this.#written(item, depth + 1)}`);
    return `<<${entries.sort()}>>`;
  }
}

/** The number and generation before the keyword `obj`. */
function numberBefore(bytes: Buffer, keyword: number): Pick<Place, 'id' | 'generation'> {
  const from = Math.max(0, keyword - longestHeader);
  const [whole, id, generation] = header.exec(bytes.toString('latin1', from, keyword)) ?? [];
  // A number that begins further ahead would be cut.
  const isWhole = whole !== undefined && (from === 0 || whole.length < longestHeader);
  return isWhole ? { id: Number(id), generation: Number(generation) } : unknown;
}
