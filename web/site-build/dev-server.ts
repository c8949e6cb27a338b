import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { fallbackAddress } from '#contract/languages.ts';
import { readStatedSettings } from '#contract/settings.ts';
import type { Assets } from '../document/document.ts';
import type { Build } from '../publishing/content-files.ts';
import { buildCvViewerDocument, bundleInline } from './inline-bundle.ts';

/** The API listens on the next port, so that `vite --port` moves both. */
const apiPortBeside = (port: number) => port + 1;

/** `npm run dev`: renders pages at each request and runs the API. Both reload when a file changes. */
export function devServer(): Plugin {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: ({ server: { port = 8080 } = {} }) => ({
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
  const { port } = server.config.server;
  const api = spawn(process.execPath, ['--watch', 'api/index.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
      PORT: String(apiPortBeside(port)),
      TRUST_PROXY: '1',
    },
  });
  server.httpServer?.on('close', () => api.kill());
  process.on('exit', () => api.kill());
}

async function answer(server: ViteDevServer, url: string, response: ServerResponse) {
  const { pathname, search } = new URL(url, 'http://localhost');
  const found = await fileAt(server, pathname);
  response.setHeader('Cache-Control', 'no-cache');
  if (!found) {
    response.writeHead(302, { Location: fallbackAddress(pathname) + search }).end();
    return;
  }
  const { name, text } = found;
  const isPage = name.endsWith('.html') && !standalone.includes(name);
  response.setHeader('Content-Type', types[extname(name)] ?? 'text/plain');
  response.end(isPage ? await server.transformIndexHtml(pathname + search, text) : text);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Without Vite's client, and bundled as in production: their origins are opaque, so modules would not load. */
const standalone = ['/map.html', '/cv-viewer.html', '/preview.html'];

/** The file of the site at an address, rendered now: loaded through Vite, so that changed files take effect. */
async function fileAt(server: ViteDevServer, pathname: string) {
  const page = pathname.startsWith('/admin') ? '/admin' : pathname.replace(/^\/$/, '/index');
  const name = extname(page) ? page : `${page}.html`;
  if (name === '/cv-viewer.html') return { name, text: (await buildCvViewerDocument()).html };
  const [{ readContent }, { bootstrapSource, contentFiles }] = (await Promise.all([
    server.ssrLoadModule('/web/content/read-content.ts'),
    server.ssrLoadModule('/web/entry-publishing.ts'),
  ])) as [typeof import('../content/read-content.ts'), typeof import('../entry-publishing.ts')];
  const build: Build = {
    assets: developmentAssets(
      '/web/entry-client.tsx',
      // Vite inlines it.
      '@import "/web/styles/site.css";',
      bootstrapSource,
    ),
    admin: { entry: '/web/entry-admin.tsx', styles: [] },
    mapScript: name === '/map.html' ? (await bundleInline('web/map/entry.ts')).script : '',
  };
  const files = contentFiles(await readContent(), build, readStatedSettings(process.env), () => '');
  const file = files.find(({ path }) => path === name);
  return file && { name, text: await file.text() };
}

/** The files of a document in development: Vite serves them from where they lie. */
export function developmentAssets(entry: string, css: string, bootstrap: string): Assets {
  return {
    ...{ entry, css, bootstrap },
    later: '/web/styles/later.css?direct',
    noScript: '/web/styles/no-script.css?direct',
  };
}
