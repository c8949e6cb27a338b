import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Each name with its default, as `.env.example` has them. */
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
/** And as compose gives them to a service where nobody set them. */
const composed = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)];
/** The names of README's table. */
const table = [...read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
  ([, names = '']) => [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
);

test('README’s table and .env.example name the same settings', () => {
  // Sockets are for the composed stack alone, which sets them.
  expect(table.filter((name) => !name.endsWith('SOCKET')).sort()).toEqual(
    [...example.keys()].sort(),
  );
});

test('compose hands every setting on, with the default that .env.example tells', () => {
  for (const [, name, value] of composed) expect([name, value]).toEqual([name, example.get(name)]);
  // Of the machine without Docker: in a container these places and the proxy are known.
  const own = ['DATA_DIR', 'BACKUP_DIR', 'METRICS_PORT', 'TRUST_PROXY'];
  const handedOn = new Set(composed.map(([, name]) => name));
  expect([...example.keys()].filter((name) => !handedOn.has(name)).sort()).toEqual(own.sort());
});
