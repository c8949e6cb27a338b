import { percentDecoded } from '#contract/percent-decoded.ts';

/** Schemes that a pasted page or mail leaves behind: names inside it, which lead to no other machine. */
const insideScheme = /^(?:cid|data|blob|about|webkit-fake-url|applewebdata):/i;
/** Word for Mac, and some writers for Windows, put four slashes between `file:` and a path on the local disk. */
const ownDisk = /^\/+(?:[a-z][:|]|(?:Users|Volumes|Applications|Library|private|var)\/)/i;
/** RFC 8089, appendix E: without a host, or with this one, the path is on the reader's own machine. */
const noHost = /^\/\/(?:localhost)?(?=\/)/i;

/**
 * Whether opening a file's target contacts another machine: an address with a scheme, a share (`\\server\share`), or
 * `file://host`. Not so a local path, or a name relative to the file.
 */
export function isRemote(target: string): boolean {
  const path = percentDecoded(target)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: address parsers drop these characters (WHATWG URL, 4.4).
    .replaceAll(/[\0-\x1f]/g, '')
    .trim()
    .replaceAll('\\', '/');
  if (/^file:/i.test(path)) {
    const own = path.slice('file:'.length).replace(noHost, '');
    return own.startsWith('//') && !ownDisk.test(own);
  }
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return !insideScheme.test(path);
  return path.startsWith('//') && !/^\/\/localhost\//i.test(path);
}
