import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of the contract of which the admin and its login page need only what is data. */
const plain =
  /\/api\/contract\/(contact|application|quote|proof-of-work|admin\/(applications?|canned-answers|content|first-steps|hiring|mail|messages?|overview|events|replies|session|system|tags))\.ts$/;
const prefix = '\0plain-contract:';

/**
 * Gives the code of the admin and its login page these modules without their schemas, and so without Zod: lists of values, tables of fields,
 * and of each call what a client makes it with. The API's answers are not checked in the browser, and neither is what it
 * sends here: the forms that check their input import other modules.
 */
export const plainContract: Plugin = {
  name: 'plain-contract',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.includes('/web/') || !source.startsWith('#contract/')) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && plain.test(resolved.id) ? prefix + resolved.id : undefined;
  },
  async load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const exported: Record<string, unknown> = await import(
      pathToFileURL(id.slice(prefix.length)).href
    );
    return Object.entries(exported)
      .map(([name, value]) => [name, isCall(value) ? bareCall(value) : value] as const)
      .filter(([, value]) => isData(value))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

type CallLike = { readonly answer: { readonly body?: unknown } };

function isCall(value: unknown): value is CallLike {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}

/** The call without its schemas. Whether the answer has a body is all that a client asks of that one. */
function bareCall(call: CallLike): object {
  const { body, query, parameters, summary, errorResponses, ...bare }: Record<string, unknown> = {
    ...call,
  };
  return {
    ...bare,
    answer: { ...call.answer, ...(call.answer.body !== undefined && { body: {} }) },
  };
}

function isData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('_zod' in value) && Object.values(value).every(isData);
}
