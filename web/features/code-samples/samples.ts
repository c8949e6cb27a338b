import type { PublicIdentity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { Language } from '#contract/languages.ts';
import { smsLength } from '#contract/sms-length.ts';

/** Products and languages, in the order of the tabs. */
export const products = ['sms', 'voice', 'verification'] as const;
export const languages = ['curl', 'Node', 'Python'] as const;
export type Product = (typeof products)[number];
export type CodeLanguage = (typeof languages)[number];
/** What is sent and read out. */
type Words = Pick<PageContent<'services'>['codeSamples'], 'message' | 'spoken'>;

type Call = {
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  readonly answer: object;
};

/** One call for each product. Numbers, key and domain are placeholders (RFC 2606 for the domain). */
const callsOf = (sender: string, words: Words, locale: Language): Record<Product, Call> => ({
  sms: {
    path: 'messages',
    body: { from: sender, to: '+905550000000', text: words.message },
    answer: { id: 'msg_5mXQ2', status: 'queued', parts: smsLength(words.message, false).parts },
  },
  voice: {
    path: 'calls',
    body: { from: '+902160000000', to: '+905550000000', say: words.spoken },
    answer: { id: 'call_8TzR1', status: 'ringing' },
  },
  verification: {
    path: 'verifications',
    body: { to: '+905550000000', channel: 'sms', locale },
    answer: { id: 'ver_3kWd9', status: 'sent', expiresInSeconds: 180 },
  },
});

/** A text in double quotes, as JSON, JavaScript and Python read it. */
const quoted = JSON.stringify;

const writers = {
  curl({ path, body }, root) {
    const fields = Object.entries(body).map(([name, value]) => `    "${name}": ${quoted(value)}`);
    return `curl ${root}/${path} \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
${fields.join(',\n').replaceAll("'", "'\\''")}
  }'`;
  },
  Node({ path, body }, root) {
    const fields = Object.entries(body).map(([name, value]) => `    ${name}: ${quoted(value)},`);
    return `const answer = await fetch('${root}/${path}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${fields.join('\n')}
  }),
});
console.log(await answer.json());`;
  },
  Python({ path, body }, root) {
    const fields = Object.entries(body).map(
      ([name, value]) => `        "${name}": ${quoted(value)},`,
    );
    return `import os, requests

answer = requests.post(
    "${root}/${path}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    json={
${fields.join('\n')}
    },
)
print(answer.json())`;
  },
} as const satisfies Record<CodeLanguage, (call: Call, root: string) => string>;

/** A request, and the answer to it. */
export function sampleOf(
  product: Product,
  language: CodeLanguage,
  { root, sender }: PublicIdentity['api'],
  words: Words,
  locale: Language,
) {
  const call = callsOf(sender, words, locale)[product];
  const answer = `HTTP/1.1 201 Created\n\n${JSON.stringify(call.answer, null, 2)}`;
  return { request: writers[language](call, root), answer } as const;
}
