import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServer } from './web/site-build/dev-server.ts';
import { platesPath } from './web/site-build/files.ts';
import { buildTarget, styleTarget } from './web/site-build/supported-browsers.ts';
import { styleguide } from './web/workshop/styleguide/dev-plugin.ts';

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  // Built into React since 18; wouter brings a shim for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), tailwindcss(), devServer(), styleguide()],
  define: {
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __PLATES__: JSON.stringify(command === 'build' ? platesPath() : '/web/plates/files'),
  },
  // Scanned at start, as no index.html names them: a dependency that Vite finds later reloads the page, and what was
  // typed there is lost.
  optimizeDeps: {
    entries: [
      'web/entry-*.tsx',
      'web/workshop/styleguide/entry.tsx',
      'web/map/entry.ts',
      '!web/entry-server.tsx',
    ],
    include: [
      'downshift',
      'libphonenumber-js/min',
      'altcha-lib/workers/shared',
      'altcha-lib/algorithms/web/pbkdf2',
      '@noble/hashes/pbkdf2.js',
      '@noble/hashes/sha2.js',
    ],
  },
  build: {
    target: buildTarget,
    cssTarget: styleTarget,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // It would only warn that minifying takes the most time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
