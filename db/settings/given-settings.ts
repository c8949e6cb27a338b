import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { type Environment, parseSettings, SettingError, withoutMark } from '#contract/settings.ts';

/**
 * Parses the settings that are set. An empty one counts as unset, and a secret may come from a file named by `…_FILE`.
 * @param secrets their names
 * @throws SettingError for the first invalid setting, or a file that cannot be read or is empty
 */
export function parseGiven<S extends z.ZodMiniObject>(
  schema: S,
  environment: Environment,
  secrets: readonly string[],
) {
  const variables = withoutMark(environment);
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.def.shape)) {
    const path = secrets.includes(name) ? variables[`${name}_FILE`] : undefined;
    const value = variables[name] || (path && fromFile(name, path));
    if (value) given[name] = value;
  }
  return parseSettings(schema, given);
}

function fromFile(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new SettingError(`${name}_FILE names a file that cannot be read`);
  }
  // As unset, the service would generate a secret or password without notice.
  if (text === '') throw new SettingError(`${name}_FILE names an empty file`);
  return text;
}
