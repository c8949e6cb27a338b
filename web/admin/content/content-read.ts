import { readContent } from '#contract/admin/content.ts';
import { dataAtom, queryOf } from '../api-client/queries.ts';

/** The states of all documents, and the live and scheduled publications. */
export const contentRead = queryOf(readContent);
/** Those states; undefined until they are loaded. */
export const contentAtom = dataAtom(contentRead);
