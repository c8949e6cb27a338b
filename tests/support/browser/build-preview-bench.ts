import { build } from 'vite';

/** Builds preview-bench.tsx into the directory given, as the admin is built. */
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: process.argv[2] ?? '',
    minify: false,
    rolldownOptions: {
      input: 'tests/support/browser/preview-bench.tsx',
      output: {
        entryFileNames: 'bench/bench.js',
        assetFileNames: 'bench/[name][extname]',
        chunkFileNames: 'bench/[name].js',
        codeSplitting: { groups: [{ name: 'bench', test: /\.css$/ }] },
      },
    },
  },
});
