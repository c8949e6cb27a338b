import type { RefusedFiles } from './docx-files.ts';
import { doc } from './good-files.ts';
import { ole } from './ole-files.ts';

/** .doc files that are refused, by the reason. */
export const refusedDocs: RefusedFiles = {
  embeddedFile: {
    'an embedded package': ole([
      { name: 'WordDocument' },
      { name: 'ObjectPool', storage: true },
      { name: '\x01Ole10Native', inside: 'ObjectPool' },
    ]),
    'an embedded object': ole([
      { name: 'WordDocument' },
      { name: 'ObjectPool', storage: true },
      { name: '\x03ObjInfo', inside: 'ObjectPool' },
    ]),
  },
  startingFile: {
    'a field that starts a program': ole([
      { name: 'WordDocument', bytes: Buffer.alloc(4096, 'DDEAUTO c:\\cmd.exe', 'utf16le') },
    ]),
  },
};

/** Harmless .doc files. */
export const quietDocs: Readonly<Record<string, Buffer>> = {
  'an empty pool of objects': ole([
    { name: 'WordDocument' },
    { name: 'ObjectPool', storage: true },
  ]),
  'a plain one': doc(),
};
