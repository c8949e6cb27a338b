import { percentDecoded } from '#contract/percent-decoded.ts';
import { type Attributes, attributeOf, localOf, readXml } from './xml.ts';

/** Far more links, pictures and parts than a CV has. */
const maxRelations = 10_000;

/** A reference of a part to another part or to an address (ISO/IEC 29500-2, 6.5). */
export type Relation = {
  readonly id: string;
  /** The last word of its type, in lower case: the rest differs between editions of the standard. */
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
};

/** The content types of a package's parts (ISO/IEC 29500-2, 6.2.3), in lower case. */
export type PartTypes = {
  /** @param name of the part, in lower case */
  of(name: string): string;
  readonly all: readonly string[];
};

/** @returns undefined for unreadable markup, and for more than `maxRelations` */
export function readRelations(bytes: Buffer): readonly Relation[] | undefined {
  const found: Relation[] = [];
  const isRead = readXml(bytes, {
    open: (name, attributes) => {
      if (localOf(name) === 'Relationship') found.push(relationOf(attributes));
    },
    isDone: () => found.length > maxRelations,
  });
  return isRead && found.length <= maxRelations ? found : undefined;
}

function relationOf(attributes: Attributes): Relation {
  const [id = '', type = '', target = '', mode] = ['Id', 'Type', 'Target', 'TargetMode'].map(
    (name) => attributeOf(attributes, name),
  );
  return {
    id,
    kind: type.trim().toLowerCase().replace(/^.*\//s, ''),
    target,
    isExternal: mode?.toLowerCase() === 'external',
  };
}

/** @returns undefined for unreadable markup */
export function readTypes(bytes: Buffer): PartTypes | undefined {
  const types = new Map<string, string>();
  const all: string[] = [];
  const isRead = readXml(bytes, {
    open: (name, attributes) => {
      const [key, type] = ['Extension', 'PartName', 'ContentType'].flatMap(
        (one) => attributeOf(attributes, one)?.trim().toLowerCase() ?? [],
      );
      const local = localOf(name);
      if (key === undefined || type === undefined) return;
      all.push(type);
      if (local === 'Default') types.set(`.${key}`, type);
      else if (local === 'Override') types.set(key.replace(/^\/?/, '/'), type);
    },
    isDone: () => all.length > maxRelations,
  });
  if (!isRead || all.length > maxRelations) return undefined;
  return {
    of: (name) => types.get(`/${name}`) ?? types.get(name.slice(name.lastIndexOf('.'))) ?? '',
    all,
  };
}

/**
 * The part that a `.rels` part belongs to, in lower case: empty for the package itself, undefined when its name is not
 * that of relations.
 */
export function sourceOf(name: string): string | undefined {
  const [, folder = '', file] = /^(.*\/)?_rels\/([^/]*)\.rels$/i.exec(name) ?? [];
  return file === undefined ? undefined : (folder + file).toLowerCase();
}

/** The part that a relation leads to, in lower case (ISO/IEC 29500-2, 6.5.3 and RFC 3986, 5.2). */
export function partOf(source: string, target: string): string {
  const path = percentDecoded(
    target.trim().replaceAll('\\', '/').replace(/#.*$/s, ''),
  ).toLowerCase();
  const names = path.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}

/** First bytes of programs, and of files that start one. */
const programs = [
  ...['MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xca\xfe\xba\xbe', '#!', '@echo'],
  ...['MSCF', 'L\0\0\0\x01\x14\x02'],
].map((text) => Buffer.from(text, 'latin1'));

export function isProgram(head: Buffer): boolean {
  return programs.some((magic) => head.subarray(0, magic.length).equals(magic));
}
