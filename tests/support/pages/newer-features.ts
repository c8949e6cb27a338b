import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { supportedBrowsers } from '#web/site-build/supported-browsers.ts';

// Not imported: the test runner would take 20 seconds to load a module of 18 MB.
const { api, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The newest ECMAScript syntax that the oldest browsers parse: regular expressions with `v` are of 2024. */
const syntax = 2023;

/** Whether one of the oldest browsers lacks a feature, by MDN's data. */
function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(supportedBrowsers).some(([browser, version]) => {
    const known = [support[browser as keyof typeof supportedBrowsers]].flat()[0];
    if (!known || known.flags || known.prefix || known.alternative_name) return true;
    const added = known.version_added;
    return typeof added !== 'string' || isAfter(added.replace('≤', ''), version);
  });
}

const { compare } = new Intl.Collator('en', { numeric: true });

function isAfter(one: string, other: string): boolean {
  return compare(one, other) > 0;
}

type Tree = Readonly<Record<string, Identifier>>;
type Feature = { readonly owner: string; readonly newer: boolean };

/** Every global object of browsers, and every member by its name. */
const globals = new Map<string, boolean>();
const members = new Map<string, Feature[]>();

function readOwner(owner: string, feature: Identifier): void {
  if (feature.__compat) globals.set(owner, isNewer(feature.__compat));
  for (const [key, { __compat }] of Object.entries(feature as Tree)) {
    if (key === '__compat' || !__compat) continue;
    const name = key.replace(/_(static|event)$/, '');
    if (!/^[A-Za-z]\w*$/.test(name) || name === owner) continue;
    members.set(name, [...(members.get(name) ?? []), { owner, newer: isNewer(__compat) }]);
  }
}

// Intl's classes are nested in it.
for (const tree of [api, javascript.builtins, javascript.builtins?.Intl] as Tree[]) {
  for (const [owner, feature] of Object.entries(tree)) {
    if (owner !== '__compat') readOwner(owner, feature);
  }
}

/** Whether a member is too new, for its global or else for every object with a member of that name. */
function isNewerMember(name: string, owner: string): boolean {
  const having = members.get(name) ?? [];
  const own = having.filter((feature) => feature.owner === owner);
  const meant = own.length > 0 ? own : having;
  return meant.length > 0 && meant.every(({ newer }) => newer);
}

/**
 * Features that a script calls or constructs and one of the oldest browsers lacks: `Promise.withResolvers`,
 * `.toSorted`, `Float16Array`. A method is flagged if no object had one of its name before. Not reported: `a.b?.()`,
 * which checks first, and values that are only read.
 * @throws SyntaxError if such a browser could not parse the script
 */
export function newerFeatures(script: string): string[] {
  const tree = parse(script, { ecmaVersion: syntax, sourceType: 'module' });
  const found = new Set<string>();
  full(tree, (node: Node) => {
    const one = node as AnyNode;
    // Safari has no asynchronous iterator of streams, and little else is iterated this way.
    if (one.type === 'ForOfStatement' && one.await) found.add('for await');
    if (one.type === 'NewExpression') noteGlobal(one.callee);
    if (one.type !== 'CallExpression' || one.optional) return;
    noteGlobal(one.callee);
    if (one.callee.type !== 'MemberExpression') return;
    const { object, property, computed } = one.callee;
    const owner = object.type === 'Identifier' && globals.has(object.name) ? object.name : '';
    const name = !computed && property.type === 'Identifier' ? property.name : '';
    if (isNewerMember(name, owner)) found.add(`${owner}.${name}`);
  });
  return [...found].sort();

  function noteGlobal(callee: AnyNode): void {
    if (callee.type === 'Identifier' && globals.get(callee.name)) found.add(callee.name);
  }
}
