import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';

/** Prints the files that a service has loaded, and Node's own modules, when it ends. */
const printLoaded = `
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
  process.on('exit', () => console.error(JSON.stringify({ files, own: process.moduleLoadList })));
`;

async function loadedBy(settings: Record<string, string>) {
  const preload = `data:text/javascript,${encodeURIComponent(printLoaded)}`;
  await using api: RunningApi = await startApi({
    ...settings,
    NODE_OPTIONS: `--import=${preload}`,
  });
  await api.stop();
  const { files, own } = JSON.parse(/\{"files".*/.exec(api.output())?.[0] ?? '') as {
    readonly files: readonly string[];
    readonly own: readonly string[];
  };
  const built = files.filter((url) => url.includes('/dist/service/'));
  const code = built.map((url) => readFileSync(new URL(url), 'utf8')).join('\n');
  return {
    mailLibrary: code.includes('SMTPConnection'),
    postgresClient: code.includes('saslprep'),
    react: code.includes('renderToStaticMarkup'),
    httpClient: own.some((name) => name.endsWith('undici/undici')),
    httpServer: own.some((name) => name.endsWith('_http_server')),
  };
}

test('a service loads neither React nor an HTTP client, and a mail library or PostgreSQL’s client only if it uses them', async () => {
  const always = { react: false, httpClient: false, httpServer: true };
  const postgresClient = isOnPostgres();
  expect(await loadedBy({})).toEqual({ ...always, mailLibrary: false, postgresClient });
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@gokhat.example' };
  expect(await loadedBy(mail)).toMatchObject({ mailLibrary: true });
});
