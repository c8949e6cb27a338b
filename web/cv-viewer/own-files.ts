import { isFileNews, type ViewerNews } from './protocol.ts';

/** Without it a page would stay busy: the admin may be of another release, or its line dead. */
const longestMs = 20_000;

type Send = (news: ViewerNews) => void;

/**
 * The character maps, fonts and image decoders of pdf.js that a file asks for, as its option `BinaryDataFactory`. The
 * admin fetches them: this document makes no request.
 */
export function ownFilesBy(send: Send) {
  const asked = new Map<string, PromiseWithResolvers<Uint8Array>>();
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !isFileNews(data)) return;
    const { name, bytes } = data;
    if (bytes) asked.get(name)?.resolve(new Uint8Array(bytes));
    else asked.get(name)?.reject(new Error(`${name} did not arrive`));
  });
  return class {
    /** @throws Error when it is none of them, or cannot be fetched */
    fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
      const found = asked.get(filename);
      if (found) return found.promise;
      const file = Promise.withResolvers<Uint8Array>();
      asked.set(filename, file);
      send({ type: 'wanted', name: filename });
      setTimeout(() => file.reject(new Error(`${filename} took too long`)), longestMs);
      return file.promise;
    }
  };
}
