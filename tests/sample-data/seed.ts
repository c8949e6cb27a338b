import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { parseSettings, siteUrl } from '#contract/settings.ts';
import type { Store } from '#db/engine/store.ts';
import { dataDirectory } from '#db/settings/settings.ts';
import { databaseFile, openDatabase } from '../../db/sqlite/open.ts';
import { type Amount, fillDatabase } from './fill.ts';
import { putInOrder } from './in-order.ts';

const settings = z.object({ DATA_DIR: dataDirectory, SITE_URL: siteUrl });

/** Sample data must not be written here, or the arguments are invalid. The message is one line. */
export class SeedRefused extends Error {}

/**
 * Fills the database in DATA_DIR with sample data, and returns a one-line summary.
 * @throws SeedRefused for a site in use and for invalid arguments; SettingError; DatabaseUnusable
 */
export async function seed(
  environment: Record<string, string | undefined>,
  args: readonly string[],
): Promise<string> {
  const { add, ...amount } = readArguments(args);
  const { DATA_DIR, SITE_URL } = parseSettings(settings, environment);
  if (environment.NODE_ENV === 'production') throw new SeedRefused('NODE_ENV is production');
  if (SITE_URL.startsWith('https:')) throw new SeedRefused(`SITE_URL is ${SITE_URL}`);
  const file = join(resolve(DATA_DIR), databaseFile);
  const store = await openDatabase(file);
  try {
    const held = await heldBy(store);
    if (held && !add) throw new SeedRefused(`${file} holds ${held}; --add writes beside it`);
    await fillDatabase(store, amount);
    if (held) await putInOrder(store);
  } finally {
    await store.close();
  }
  return `Wrote ${inWords(amount)} to ${file}`;
}

function readArguments(args: readonly string[]): Amount & { readonly add: boolean } {
  const options = {
    messages: { type: 'string', default: '1000' },
    applications: { type: 'string', default: '200' },
    add: { type: 'boolean', default: false },
  } as const;
  try {
    const { messages, applications, add } = parseArgs({ args: [...args], options }).values;
    return {
      messages: whole('--messages', messages),
      applications: whole('--applications', applications),
      add,
    };
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    throw new SeedRefused(reason.message);
  }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new SeedRefused(`${name} takes a whole number`);
  return Number(text);
}

/** The present content in words; undefined if it is empty. */
async function heldBy({ db }: Store): Promise<string | undefined> {
  const count = async (table: 'messages' | 'applications') => {
    const { held } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('held'))
      .executeTakeFirstOrThrow();
    return held;
  };
  const amount = { messages: await count('messages'), applications: await count('applications') };
  return amount.messages + amount.applications > 0 ? inWords(amount) : undefined;
}

function inWords({ messages, applications }: Amount): string {
  return `${messages.toLocaleString('en')} messages and ${applications.toLocaleString('en')} applications`;
}
