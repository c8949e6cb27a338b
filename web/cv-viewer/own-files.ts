import { isFileNews, type ViewerNews } from './protocol.ts';

/** Without a limit a page could wait for ever: the admin may be of another release, or offline. */
const longestMs = 20_000;

type Send = (news: ViewerNews) => void;

/**
 * pdf.js's option `BinaryDataFactory`: provides its character maps, fonts and image decoders. The admin fetches them:
 * this document makes no request.
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
    /** @throws Error for any other file, or if it cannot be fetched */
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
