import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { smsLength } from '#contract/sms-length.ts';
import { companyApi, schemaOf, startCompanyApi } from '#tests/support/api/company-api.ts';
import { releaseUnless } from '#tests/support/release.ts';
import { services as en } from '#web/content/en/services.ts';
import { services as tr } from '#web/content/tr/services.ts';
import {
  type CodeLanguage,
  languages,
  type Product,
  products,
  sampleOf,
} from '#web/features/code-samples/samples.ts';

const key = 'sample-key';
const { api } = identity;
const words = { message: 'Kargonuz yola çıktı: "İstanbul\'dan" \\o/', spoken: 'It’s ready' };

const paths = { sms: '/messages', voice: '/calls', verification: '/verifications' } as const;

function answerOf(product: Product, texts = words) {
  const { answer } = sampleOf(product, 'curl', api, texts, 'tr');
  const [head, body = ''] = answer.split('\n\n');
  return { head, body };
}

/** How each language runs a sample, if it is on this machine. Node is. */
const runners: Readonly<
  Record<CodeLanguage, readonly [program: string, option: string, ...probe: string[]]>
> = {
  curl: ['sh', '-c', 'command -v curl'],
  Node: [process.execPath, '--input-type=module', '-e', ''],
  Python: ['python3', '-c', 'import requests'],
};

function isHere(language: CodeLanguage): boolean {
  const [program, option, ...probe] = runners[language];
  return spawnSync(program, [option, ...probe]).status === 0;
}

async function run(language: CodeLanguage, code: string): Promise<string> {
  const [program, option] = runners[language];
  const env = { ...process.env, API_KEY: key, NO_PROXY: '*', no_proxy: '*' };
  const given = language === 'Node' ? [option, '-e', code] : [option, code];
  return (await promisify(execFile)(program, given, { env })).stdout;
}

/** The request in a sample, read from its text, where no program runs it. */
function readSample(code: string) {
  const [, body = ''] = /(?:-d '|json=|stringify\()(\{.*?\n +\})/s.exec(code) ?? [];
  const json = body
    .replaceAll("'\\''", "'")
    .replaceAll(/^ +(\w+):/gm, '"$1":')
    .replace(/,\s*\}$/, '}');
  expect(code).toMatch(
    /Authorization"?: (?:Bearer \$API_KEY|f"Bearer \{os\.environ|`Bearer \$\{process\.env)/,
  );
  const [, path] = /\/v1(\/\w+)/.exec(code) ?? [];
  return { path, body: JSON.parse(json) };
}

describe.each(products)('the samples of %s', (product) => {
  test.each(languages)(
    `in %s send what the API’s document allows, and get the answer beside them${releaseUnless(product === 'sms')}`,
    async (language) => {
      await using stand = await startCompanyApi(key, () => answerOf(product).body);
      const { request } = sampleOf(product, language, { ...api, root: stand.root }, words, 'tr');
      const read = readSample(request);
      expect(schemaOf(paths[product], 'request').parse(read.body)).toEqual(read.body);
      if (isHere(language)) {
        const printed = await run(language, request);
        expect(stand.received).toEqual([read]);
        for (const value of Object.values(JSON.parse(answerOf(product).body))) {
          expect(printed).toContain(String(value));
        }
      }
      expect(read.path).toBe(paths[product]);
      if (product === 'sms') expect(read.body.text).toBe(words.message);
    },
  );

  test('show an answer that the document describes', () => {
    const { head, body } = answerOf(product);
    expect(head).toBe('HTTP/1.1 201 Created');
    schemaOf(paths[product], 'answer').parse(JSON.parse(body));
  });
});

test('the document has no call without a sample', () => {
  expect(Object.keys(companyApi.paths)).toEqual(Object.values(paths));
});

test('a request that the document does not allow is refused by the stand-in', async () => {
  await using stand = await startCompanyApi(key, () => '{}');
  const { request } = sampleOf('sms', 'Node', { root: stand.root, sender: 'GO' }, words, 'tr');
  expect(JSON.parse((await run('Node', request)).replace('status', '"status"'))).toEqual({
    status: 400,
  });
  expect(stand.received).toEqual([]);
});

test.each([tr, en])(
  'the sample message of a page is one SMS, as its answer says',
  ({ codeSamples }) => {
    expect(smsLength(codeSamples.message, true).billed.parts).toBe(1);
    expect(JSON.parse(answerOf('sms', codeSamples).body).parts).toBe(1);
  },
);
