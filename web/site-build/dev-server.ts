import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { hrefFor, type PageId, resolveRoute } from '#contract/content/site-map.ts';
import {
  defaultLanguage,
  fallbackAddress,
  isLanguage,
  type Language,
} from '#contract/languages.ts';
import { readSiteUrl } from '#contract/settings.ts';
import { previewDocument } from '../admin/content/preview/preview-document.ts';
import type { Assets } from '../document/document.ts';
import { mapDocument } from '../map/document.ts';
import { webManifest } from '../publishing/web-manifest.ts';
import { buildCvViewerDocument, bundleInline } from './inline-bundle.ts';

const defaultPort = 8080;
const clientEntry = '/web/entry-client.tsx';
const adminEntry = '/web/entry-admin.tsx';

/** The API listens on the next port, so that `vite --port` moves both. */
const apiPortBeside = (port: number) => port + 1;

/** `npm run dev`: renders pages at each request and runs the API. Both reload when a file changes. */
export function devServer(): Plugin {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: ({ server: { port = defaultPort } = {} }) => ({
      appType: 'custom',
      server: {
        port,
        // Vite would otherwise take the next free port, which may be the API's.
        strictPort: true,
        proxy: {
          // Not modules, such as the contract's, which lie under /api too: the browser loads them as files.
          '^/api/(?!.+\\.ts(\\?|$))': {
            target: `http://localhost:${apiPortBeside(port)}`,
            xfwd: true,
          },
        },
      },
    }),
    configureServer(server) {
      if (process.env.VITEST) return;
      startApi(server);
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request.originalUrl ?? '/', response).catch(next);
        });
      };
    },
  };
}

function startApi(server: ViteDevServer): void {
  const api = spawn(process.execPath, ['--watch', 'api/index.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(apiPortBeside(server.config.server.port)),
      TRUST_PROXY: '1',
    },
  });
  server.httpServer?.on('close', () => api.kill());
  process.on('exit', () => api.kill());
}

async function answer(server: ViteDevServer, url: string, response: ServerResponse) {
  const { pathname, search } = new URL(url, 'http://localhost');
  const [, language, content] = /^\/content\/([a-z]+)\/([a-z]+)\.json$/.exec(pathname) ?? [];
  response.setHeader('Cache-Control', 'no-cache');
  const send = (type: string, text: string) => response.setHeader('Content-Type', type).end(text);
  if (pathname === '/site.webmanifest') {
    send('application/manifest+json', webManifest((await contentOf(server)).identity));
    return;
  }
  if (isLanguage(language) && content) {
    const { chrome, pages } = (await contentOf(server)).texts[language];
    const text = content === 'chrome' ? chrome : pages[content as PageId];
    send('application/json', JSON.stringify(text));
    return;
  }
  const standalone = standaloneDocuments[pathname];
  if (standalone) {
    send('text/html; charset=utf-8', await standalone(server));
    return;
  }
  const html = await documentAt(server, pathname);
  if (html === undefined) {
    response.writeHead(302, { Location: fallbackAddress(pathname) + search }).end();
    return;
  }
  const transformed = await server.transformIndexHtml(pathname + search, html);
  send('text/html; charset=utf-8', transformed);
}

/** The document at an address; undefined where there is none. */
async function documentAt(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  if (pathname.startsWith('/admin')) {
    const admin = (await server.ssrLoadModule(
      '/web/admin/document.ts',
    )) as typeof import('../admin/document.ts');
    const { identity } = await contentOf(server);
    return admin.adminDocument({ entry: adminEntry, styles: [] }, identity);
  }
  const address = pathname === '/' ? hrefFor('home', defaultLanguage) : pathname;
  const route = resolveRoute(address);
  return route.kind === 'page' ? renderPage(server, address, route) : undefined;
}

/** The files of a document in development: Vite serves them from where they lie. */
export function developmentAssets(entry: string, css: string, bootstrap: string): Assets {
  return {
    ...{ entry, css, bootstrap, preload: [] },
    later: '/web/styles/later.css?direct',
    noScript: '/web/styles/no-script.css?direct',
  };
}

/** For inlining, so that a page is styled before its script arrives. */
export async function compileCss(server: ViteDevServer, file: string): Promise<string> {
  const css = await server.transformRequest(`${file}?direct`);
  return css?.code ?? '';
}

/** Loaded through Vite, so that changed files take effect. */
async function contentOf(server: ViteDevServer) {
  const [{ readContent }, { fillContent }] = (await Promise.all([
    server.ssrLoadModule('/web/content/read-content.ts'),
    server.ssrLoadModule('/api/contract/content/site-content.ts'),
  ])) as [
    typeof import('../content/read-content.ts'),
    typeof import('#contract/content/site-content.ts'),
  ];
  const content = await readContent();
  return { identity: content.identity, texts: fillContent(content) };
}

async function renderPage(
  server: ViteDevServer,
  address: string,
  { language, page }: { language: Language; page: PageId },
): Promise<string> {
  const renderer = (await server.ssrLoadModule(
    '/web/entry-server.tsx',
  )) as typeof import('../entry-server.tsx');
  const css = await compileCss(server, '/web/styles/site.css');
  const site = {
    siteUrl: readSiteUrl(process.env),
    assets: developmentAssets(clientEntry, css, renderer.bootstrapSource),
  };
  const { chrome, pages } = (await contentOf(server)).texts[language];
  return renderer.render(address, { chrome, content: pages[page] }, site);
}

/** By address. Bundled as in production: their origins are opaque, so modules would not load. */
const standaloneDocuments: Readonly<Record<string, (server: ViteDevServer) => Promise<string>>> = {
  '/cv-viewer': async () => (await buildCvViewerDocument()).html,
  async '/map'(server) {
    const { script } = await bundleInline('web/map/entry.ts');
    return mapDocument(script, (await contentOf(server)).identity);
  },
  '/preview': async () => previewDocument,
};
