import { consentKey, nothingAllowed } from '../../browser/consent.ts';
import type { Visitor } from '../visitor.ts';

/** Opens a page after the visitor has decided on cookies, so that no banner appears, and waits until it is hydrated. */
export async function decided(visitor: Visitor, path: string): Promise<void> {
  const record = JSON.stringify({ version: 1, updatedAt: 1, choices: nothingAllowed });
  await visitor.open('/robots.txt');
  await visitor.tab.run(
    (key: string, text: string) => localStorage.setItem(key, text),
    consentKey,
    record,
  );
  await visitor.open(path);
  await visitor.comesAlive();
}
