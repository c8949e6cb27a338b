import { SaxesParser } from 'saxes';

/** Characters parsed before the parser's buffer is flattened. */
const piece = 64 * 1024;
/** Limits of the work, far above a CV's: Word writes about ten levels, and forty attributes for namespaces. */
const maxDepths = 256;
const maxAttributes = 128;

export type Attributes = Readonly<Record<string, string>>;
export type XmlHandler = {
  attribute?(name: string, value: string): void;
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Whether the rest can be skipped. */
  isDone(): boolean;
};

/**
 * Reads XML in UTF-8 or UTF-16, as a package requires (ISO/IEC 29500-2, 6.2.5). Names keep their prefixes: the parser's
 * own namespaces cost the square of the depth.
 * @returns false for a DOCTYPE, another encoding or markup that is not well-formed, since readers may interpret these
 *   differently
 */
export function readXml(bytes: Buffer, handler: XmlHandler): boolean {
  const text = decode(bytes);
  if (text === undefined) return false;
  const parser = parserOf(handler);
  // Set only when needed: one more handler than V8 keeps in a fast object makes parsing three times slower.
  if (text.includes('<![CDATA[')) parser.on('cdata', (section) => handler.text?.(section));
  try {
    for (let at = 0; at < text.length; at += piece) {
      parser.write(text.slice(at, at + piece));
      flatten(parser);
      if (handler.isDone()) return true;
    }
    parser.close();
    return true;
  } catch {
    return false;
  }
}

function parserOf(handler: XmlHandler): SaxesParser {
  const parser = new SaxesParser();
  let deep = 0;
  let attributes = 0;
  parser.on('error', (reason) => {
    throw reason;
  });
  parser.on('doctype', () => {
    throw new Error('it has a DOCTYPE');
  });
  parser.on('opentagstart', () => {
    deep += 1;
    attributes = 0;
    if (deep > maxDepths) throw new Error('elements are too deep');
  });
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > maxAttributes) throw new Error('too many attributes');
    handler.attribute?.(name, value);
  });
  parser.on('opentag', ({ name, attributes: all }) => handler.open(name, all));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => {
    deep -= 1;
    handler.close?.(name);
  });
  return parser;
}

/** Testing it against a text makes V8 join its pieces. The optimizing compiler would drop an unused `charCodeAt`. */
const anyText = /^/;

/**
 * The parser collects an unfinished text letter by letter, and each join is an object of 32 bytes until the text is
 * read: 8 MiB of comment would take 250 MB.
 */
function flatten(parser: SaxesParser): void {
  for (const value of Object.values(parser)) {
    if (typeof value === 'string' && value.length > piece / 16) anyText.test(value);
  }
}

function decode(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const whole = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const text = withoutBlanks(whole);
    const [, named = encoding] =
      /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})/.exec(text) ?? [];
    return named.toLowerCase().startsWith(encoding.slice(0, 6)) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Editors and transports leave blanks around a part. */
function withoutBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\0]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[\s\0]+/, '');
}

/** Whether a part begins like XML, with one or two bytes a character. */
export function isMarkup(head: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head.toString('latin1'));
}

export function localOf(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** The prefix of a name; empty without one. */
export function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(':')));
}

/**
 * An attribute by its local name.
 * @throws when two have that name, since readers could differ in which one they take
 */
export function attributeOf(attributes: Attributes, local: string): string | undefined {
  let found: string | undefined;
  for (const [name, value] of Object.entries(attributes)) {
    if (localOf(name) !== local) continue;
    if (found !== undefined) throw new Error('two attributes of one name');
    found = value;
  }
  return found;
}
