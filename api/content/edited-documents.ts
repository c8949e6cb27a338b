import { latestPublication } from '#db/queries/content.ts';
import type { Context } from '../context.ts';
import { editsIn } from './stored-edits.ts';

/** The documents with published edits; of the company's data also each part, as `identity/certificates`. */
export async function editedDocuments({ db }: Pick<Context, 'db'>): Promise<ReadonlySet<string>> {
  const edits = editsIn(await latestPublication(db));
  return new Set(
    edits.flatMap(({ document, path }) =>
      document === 'identity' ? [document, `identity/${path.split('/')[1]}`] : [document],
    ),
  );
}
