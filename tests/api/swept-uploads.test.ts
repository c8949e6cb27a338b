import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepUploads } from '#api/content/unreferenced-uploads.ts';
import { putRow } from '#db/queries/rows.ts';
import { newData } from '#tests/support/api/api.ts';
import { openStore } from '#tests/support/database/database.ts';

test('a file that is uploaded again while old uploads are removed stays, with its row; others go', async () => {
  await using data = await newData();
  await using store = await openStore(data.location);
  const folder = join(data.path, 'documents');
  await mkdir(folder);
  const fileOf = (key: string) => join(folder, `${key}.pdf`);
  /** As `UploadedFiles.keep`. */
  const upload = async (key: string, at: number) => {
    await writeFile(fileOf(key), key);
    await utimes(fileOf(key), at / 1000, at / 1000);
    await putRow(store.db, 'files', ['key'], { key, bytes: Buffer.from(key), created_at: at });
  };
  for (const key of ['again', 'unused']) await upload(key, 0);
  let isAgain = false;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    // After the sweep has read which uploads are old.
    async transformResult({ result }) {
      if (!isAgain) {
        isAgain = true;
        await upload('again', Date.now());
      }
      return result;
    },
  });
  await sweepUploads(db, 'files', folder);
  expect(await data.database.column('select key from files')).toEqual(['again']);
  expect(['again', 'unused'].map((key) => existsSync(fileOf(key)))).toEqual([true, false]);
});
