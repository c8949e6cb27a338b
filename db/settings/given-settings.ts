import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { type Environment, SettingError, withoutMark } from '#contract/settings.ts';

/**
 * The settings of a schema that are set. A secret may come from a file named by `…_FILE`.
 * @param secrets their names
 * @throws SettingError for a file that cannot be read or is empty
 */
export function givenSettings(
  schema: z.ZodMiniObject,
  environment: Environment,
  secrets: readonly string[],
): Record<string, string> {
  const variables = withoutMark(environment);
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.def.shape)) {
    const path = secrets.includes(name) ? variables[`${name}_FILE`] : undefined;
    const value = variables[name] || (path && fromFile(name, path));
    if (value) given[name] = value;
  }
  return given;
}

function fromFile(name: string, path: string): string {
  const text = readSecret(name, path).replace(/\r?\n$/, '');
  // As unset, the service would generate a secret or password without notice.
  if (text === '') throw new SettingError(`${name}_FILE names an empty file`);
  return text;
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new SettingError(`${name}_FILE names a file that cannot be read`);
  }
}
