import { constants, inflateSync } from 'node:zlib';
import type { CvRefusal } from './cv-refusal.ts';
import { pdfNames } from './pdf-names.ts';

/**
 * ISO 32000-2: actions and parts that run a program or a script, open another file or send a form, or a form that does
 * (12.6.4, 12.7.6, 12.7.8, 13.2).
 */
const active = [
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'Rendition', 'RichMedia'],
  ...['SubmitForm', 'ImportData', 'XFA'],
];
const soughtInFile = new Set([...active, 'Encrypt']);
const soughtInObjects = new Set(active);
const soughtInDictionary = new Set(['ObjStm', 'Filter', 'FlateDecode', 'DecodeParms']);
/** In bytes, for objects other than images, fonts and pages: no CV has more, even unpacked. */
const mostUnpacked = 8 * 1024 * 1024;
const longestDictionary = 4096;

/**
 * Why a PDF is refused: it has active content, or it is encrypted. Objects packed into streams are examined as well.
 * @returns undefined for a PDF without either
 */
export function refusedPdf(file: Buffer): CvRefusal | undefined {
  const names = pdfNames(file, soughtInFile);
  // Its packed objects cannot be read without the key.
  if (names.delete('Encrypt')) return 'lockedFile';
  const text = file.toString('latin1');
  if (names.size > 0 || declaresAction(text)) return 'actionFile';
  return packedObjectsAct(file, text) ? 'actionFile' : undefined;
}

const escaped = (name: string) =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const activeName = new RegExp(`/(?:${active.map(escaped).join('|')})(?![\\w#])`, 'gi');
/** The tokens before an action's type: its key, or the start of an indirect object. */
const beforeKind = new RegExp(
  `/${escaped('S')}(?=[\\0\\t\\n\\f\\r %/])|\\bobj(?=[\\0\\t\\n\\f\\r %/])`,
  'gi',
);
const onlyGap = /^(?:[\0\t\n\f\r ]|%[^\n\r]*[\n\r])*$/;
/** Names of actions in the text of a CV: at most a few. Between a key and its value there are only a few bytes. */
const mostNames = 1000;
const longestGap = 2000;
const mostKeysInGap = 20;

/**
 * Whether an action is written anywhere in the file. A cross-reference table may point into a stream or a string, so
 * text that the walk through the objects skips can still be an action.
 */
function declaresAction(text: string): boolean {
  let names = 0;
  for (const { index } of text.matchAll(activeName)) {
    names += 1;
    const before = text.slice(Math.max(0, index - longestGap), index);
    const keys = [...before.matchAll(beforeKind)].slice(-mostKeysInGap);
    const isKind = keys.some((key) => onlyGap.test(before.slice(key.index + key[0].length)));
    if (isKind || names > mostNames) return true;
  }
  return false;
}

const objectStreamPattern = new RegExp(`/${escaped('ObjStm')}(?![\\w#])`, 'gi');

/**
 * Whether an object stream (7.5.7) has one of `active`, or cannot be unpacked the usual way. A name without a stream
 * counts as well: it may be an attempt to hide one.
 */
function packedObjectsAct(file: Buffer, text: string): boolean {
  let named = 0;
  let left = mostUnpacked;
  for (const { index } of text.matchAll(objectStreamPattern)) {
    named += 1;
    const stream = named <= mostStreams ? streamAt(file, index, left) : undefined;
    if (!stream || pdfNames(stream.bytes, soughtInObjects).size > 0) return true;
    left -= Math.max(stream.bytes.length, stream.read);
  }
  return false;
}

/** Each has about a hundred objects. */
const mostStreams = 1000;

type ObjectStream = {
  readonly bytes: Buffer;
  /** What was read for it, in bytes: its dictionary, and itself as it is packed. */
  readonly read: number;
};

/** The object stream whose dictionary has the byte `at`, unpacked; undefined when there is none, or it is too long. */
function streamAt(file: Buffer, at: number, most: number): ObjectStream | undefined {
  const from = file.subarray(Math.max(0, at - longestDictionary), at).lastIndexOf('obj');
  const start = Math.max(0, at - longestDictionary) + from;
  const behind = file.subarray(at, at + longestDictionary);
  const [head] = />>\s*stream\r?\n/.exec(behind.toString('latin1')) ?? [];
  const begin = head === undefined ? -1 : at + behind.indexOf(head) + head.length;
  if (from < 0 || begin < 0) return undefined;
  const dictionary = file.subarray(start, begin);
  const has = pdfNames(dictionary, soughtInDictionary);
  const isPlain = has.has('ObjStm') && !has.has('DecodeParms');
  const end = file.indexOf('endstream', begin);
  // No writer puts a string or a comment there: inside one, a false `>> stream` would hide the true one.
  if (!isPlain || end < 0 || /[(%]|endobj/.test(dictionary.toString('latin1'))) return undefined;
  const body = file.subarray(begin, end);
  // Many names may be of one stream: what was read for one is not read again for free.
  if (body.length > most) return undefined;
  const isPacked = has.has('Filter');
  if (isPacked && !has.has('FlateDecode')) return undefined;
  const bytes = isPacked ? unpacked(body, most) : body;
  return bytes && { bytes, read: dictionary.length + body.length };
}

function unpacked(body: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(body, {
      maxOutputLength: Math.max(1, most),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return undefined;
  }
}
