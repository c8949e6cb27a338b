import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The methods of ISO 32000-2, 7.6, by their revision: RC4 of 40 and 128 bits, AES of 128 and 256 bits. */
export const revisions = [2, 3, 4, 5, 6] as const;

type Kind = 'permissions' | 'password' | 'script' | 'packed-script';

/** An encrypted file; what is in each, `encrypted/make.sh` says. */
export function encryptedPdf(name: `${Kind | 'clear-metadata'}-r${(typeof revisions)[number]}`) {
  return readFileSync(join(import.meta.dirname, 'encrypted', `${name}.pdf`));
}

/** One of each revision, under the names of test cases. */
export function encryptedPdfs(kind: Kind, what: string): Record<string, Buffer> {
  return Object.fromEntries(
    revisions.map((revision) => [
      `${what} of revision ${revision}`,
      encryptedPdf(`${kind}-r${revision}`),
    ]),
  );
}
