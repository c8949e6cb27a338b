import type { Plugin } from 'vite';
import { styleguideDocument } from './document.ts';

/** Lets `npm run dev` serve the styleguide at `/styleguide`. */
export function styleguide(): Plugin {
  return {
    name: 'styleguide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/styleguide', async (request, response, next) => {
        try {
          // Vite inlines it.
          const css = '@import "/web/workshop/styleguide/styleguide.css";';
          const html = styleguideDocument('/web/workshop/styleguide/entry.tsx', css);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.originalUrl ?? '/styleguide', html));
        } catch (reason) {
          next(reason);
        }
      });
    },
  };
}
