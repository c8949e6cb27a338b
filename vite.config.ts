import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServer } from './web/site-build/dev-server.ts';
import { platesPath } from './web/site-build/plates.ts';
import { buildTarget, styleTarget } from './web/site-build/supported-browsers.ts';

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  // React has had it itself since 18; wouter brings a stand-in for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), tailwindcss(), devServer()],
  define: {
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __PLATES__: JSON.stringify(command === 'build' ? platesPath() : '/web/plates/files'),
  },
  // Found at the start: one that Vite meets late makes it reload the page, and what was typed there is gone.
  optimizeDeps: {
    entries: [
      'web/entry-*.tsx',
      'web/styleguide/entry.tsx',
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
  },
}));
