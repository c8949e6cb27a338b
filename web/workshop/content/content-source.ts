import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import { keysOf } from '#contract/content/edits.ts';

/** The file that holds a document of the content, such as `tr/about`, by its path in the project. */
export function sourceFile(name: string): string {
  // Separate from the texts: the service needs it too.
  return name === 'identity' ? 'api/contract/content/identity.ts' : `web/content/${name}.ts`;
}

/** A value of a content file, by JSON Pointer; undefined removes it. */
export type SourceChange = { readonly path: string; readonly value: unknown };

/**
 * Changes values of a content file (web/content) and leaves the rest as it is: comments, order, line breaks.
 * @returns the source, not formatted
 * @throws Error if it exports no object, or has no place for a value
 */
export function changeSource(source: string, changes: readonly SourceChange[]): string {
  let changed = source;
  // In sequence: each change moves the rest of the source.
  for (const change of changes) changed = withChange(changed, change);
  return changed;
}

function withChange(source: string, { path, value }: SourceChange): string {
  const keys = keysOf(path);
  let object = exportedObject(source);
  for (const key of keys.slice(0, -1)) {
    const inner = memberOf(object, key)?.value;
    if (inner?.type !== 'ObjectExpression') throw new Error(`There is no place for ${path}`);
    object = inner;
  }
  const key = keys.at(-1) ?? '';
  const member = memberOf(object, key);
  if (member && value === undefined) {
    const end = source.indexOf(',', member.end) === member.end ? member.end + 1 : member.end;
    return source.slice(0, member.start) + source.slice(end);
  }
  if (member) {
    return source.slice(0, member.value.start) + written(value) + source.slice(member.value.end);
  }
  if (value === undefined) return source;
  const last = object.properties.at(-1);
  const place = last ? last.end : object.start + 1;
  const before = last ? ', ' : '';
  return `${source.slice(0, place)}${before}${written(key)}: ${written(value)}${source.slice(place)}`;
}

function exportedObject(source: string): ESTree.ObjectExpression {
  const { program } = parseSync('content.ts', source);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.init?.type === 'ObjectExpression') return declared.init;
  }
  throw new Error('The file exports no object');
}

function memberOf(object: ESTree.ObjectExpression, key: string): ESTree.ObjectProperty | undefined {
  for (const property of object.properties) {
    if (property.type !== 'Property') continue;
    const name = property.key.type === 'Identifier' ? property.key.name : undefined;
    const text = property.key.type === 'Literal' ? String(property.key.value) : undefined;
    if ((name ?? text) === key) return property as ESTree.ObjectProperty;
  }
  return undefined;
}

/** A value as an expression: JSON, with invisible characters escaped. */
function written(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
