import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { cacheControl, type InlineHashes } from '#contract/headers.ts';
import { fallbackAddress } from '#contract/languages.ts';
import { pageWithTrailingSlash } from '#contract/request-target.ts';
import type { Publisher } from '../content/publisher.ts';
import { Problem } from './problem.ts';

/**
 * The output of `npm run build`: the files to serve, and the inline scripts' hashes for their content security policy.
 */
export type BuiltSite = { readonly directory: string; readonly inlineHashes: InlineHashes };

/** The build in `dist`, or undefined when nginx serves the pages and this image has none. */
export function findBuiltSite(dist: string): BuiltSite | undefined {
  const directory = join(dist, 'site');
  if (!existsSync(join(directory, 'index.html'))) return undefined;
  const inlineHashes = JSON.parse(readFileSync(join(dist, 'inline-hashes.json'), 'utf8'));
  return { directory, inlineHashes };
}

/** Uploads belong to no single publication. */
const uploads = /^\/assets\/(?:pictures|documents)\//;
const triedAgain = /^\/assets\/~\d+\//;
/** Files that the build compresses (web/publishing/compress.ts): a range would be one of the compressed bytes. */
const text = /(?:^|\/)[^.]*$|\.(?:js|css|json|svg|xml|txt|webmanifest|wasm)$/;
/** From one byte to a later one, or to the end. */
const plainRange = /^bytes=(\d{1,15})-(\d{0,15})$/;
const adminPage = /^\/admin(?:\/|$)/;

/**
 * Serves the built site by the same rules as nginx.conf, which gives the reason for each. What the owner has published
 * comes before it.
 */
export function siteRoutes({ directory }: BuiltSite, publisher?: Publisher): RequestHandler {
  const built = filesOf(directory);
  let published: RequestHandler | undefined;
  publisher?.watchLive((live) => {
    published = live === undefined ? undefined : filesOf(live);
  });
  const uploaded =
    publisher && sirv(publisher.pictures.root, { dev: true, etag: true, setHeaders });
  const files: RequestHandler = (request, response, next) => {
    if (uploaded && uploads.test(request.path)) uploaded(request, response, next);
    else if (published) published(request, response, () => built(request, response, next));
    else built(request, response, next);
  };
  const notFound = () => {
    throw new Problem('notFound');
  };
  const router = Router();
  router.use((request, response, next) => {
    // sirv opens the file after it has sent the headers, and does not handle an error: too many open files would end
    // the process.
    response.once('pipe', (source) => source.once('error', next));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Problem('methodNotAllowed', { headers: { Allow: 'GET, HEAD' } });
    }
    // sirv misreads other ranges, and then fails to open the file; it does not know If-Range. A server may ignore
    // ranges (RFC 9110, section 14.2).
    const { headers, path } = request;
    const [, first, last] = plainRange.exec(headers.range ?? '') ?? [];
    const isBackward = last && Number(last) <= Number(first);
    if (!first || isBackward || headers['if-range'] || text.test(path)) delete headers.range;
    const query = request.url.slice(path.length);
    const canonical = pageWithTrailingSlash.exec(path)?.groups?.page;
    if (canonical) {
      response.redirect(301, canonical + query);
      return;
    }
    const lastSegment = path.slice(path.lastIndexOf('/') + 1);
    if (/\.(?:html|br|gz|gone)$/.test(lastSegment) || path.includes('/.')) notFound();
    request.url = request.url.replace(triedAgain, '/assets/');
    if (lastSegment.includes('.') || path.startsWith('/assets/')) {
      return files(request, response, notFound);
    }
    if (adminPage.test(path)) request.url = '/admin.html';
    files(request, response, () => {
      // A closed opening (web/publishing/content-files.ts). sirv would answer 200, or 304.
      delete headers['if-none-match'];
      const { writeHead } = response;
      Object.assign(response, {
        writeHead: (_: number, own: OutgoingHttpHeaders) => writeHead.call(response, 410, own),
      });
      request.url = `${path}.gone`;
      files(request, response, () => {
        response.writeHead = writeHead;
        response.redirect(302, fallbackAddress(path) + query);
      });
    });
  });
  return router;
}

function filesOf(directory: string): RequestHandler {
  return sirv(directory, { brotli: true, gzip: true, etag: true, setHeaders });
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControl(path));
  // The types of our files that sirv's list lacks.
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  if (/\.(?:bcmap|pfb)$/.test(path)) {
    response.setHeader('Content-Type', 'application/octet-stream');
  }
}
