import type { PublicIdentity } from '#contract/content/identity-schema.ts';

/** Products and languages, in the order of the tabs. */
export const products = ['sms', 'voice', 'verification'] as const;
export const languages = ['curl', 'Node', 'Python'] as const;
export type Product = (typeof products)[number];
export type CodeLanguage = (typeof languages)[number];

type Call = { readonly path: string; readonly body: Readonly<Record<string, string>> };

/** One request for each product. Numbers, key and domain are placeholders (RFC 2606 for the domain). */
const callsOf = (sender: string): Readonly<Record<Product, Call>> => ({
  sms: {
    path: 'messages',
    body: { from: sender, to: '+905550000000', text: 'Kargonuz yola çıktı.' },
  },
  voice: {
    path: 'calls',
    body: { from: '+902160000000', to: '+905550000000', say: 'Siparişiniz hazır.' },
  },
  verification: {
    path: 'verifications',
    body: { to: '+905550000000', channel: 'sms', locale: 'tr' },
  },
});

const writers = {
  curl({ path, body }, root) {
    const fields = Object.entries(body).map(([name, value]) => `    "${name}": "${value}"`);
    return `curl ${root}/${path} \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
${fields.join(',\n')}
  }'`;
  },
  Node({ path, body }, root) {
    const fields = Object.entries(body).map(([name, value]) => `    ${name}: '${value}',`);
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
    const fields = Object.entries(body).map(([name, value]) => `        "${name}": "${value}",`);
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

export function sampleOf(
  product: Product,
  language: CodeLanguage,
  { root, sender }: PublicIdentity['api'],
): string {
  return writers[language](callsOf(sender)[product], root);
}
