import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import argon2 from 'argon2';
import { describe, expect, test } from 'vitest';
import { strengthOfPassword } from '#api/process/password-strength.ts';
import { identity } from '#contract/content/identity.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { strengthOf } from '#contract/password-strength.ts';
import { newData, opensWith, startApi } from '#tests/support/api/api.ts';
import { builtHashPassword } from '#tests/support/api/built-service.ts';
import { releaseUnless } from '#tests/support/release.ts';
import { threadTime } from '#tests/support/thread-time.ts';

/** Made so that every part of it looks like many things. */
const parts = ['p4$$w0rd@dm1n', '1234567890', '4@8({[<369&#!1|0$5+7%2', '01/02/1999 ', 'ﷺ'];

test.each(parts.map((part, at) => [part, releaseUnless(at === 2)] as const))(
  'rating a long password of repeated %s does not block the event loop %s',
  async (part) => {
    const password = part.repeat(fieldLimits.password).slice(0, fieldLimits.password);
    const judgedHere = await threadTime(() => strengthOf(password, identity));
    // The least of a few: garbage of the tests before is collected in this thread, too.
    let minMs = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && minMs >= judgedHere.ms / 2; tries += 1) {
      const asked = await threadTime(() => strengthOfPassword(password, identity));
      expect(asked.result).toEqual(judgedHere.result);
      minMs = Math.min(minMs, asked.ms);
    }
    expect(minMs).toBeLessThan(judgedHere.ms / 2);
  },
);

test.each(['Çok uzun ve güzel bir parola 42 😀', 'Güneşli bir sabah kahve parola 88'])(
  'a strong phrase that contains a common word is rated strong: %s',
  async (password) => {
    expect(await strengthOfPassword(password, identity)).toEqual({
      level: 'strong',
      weakness: undefined,
    });
  },
);

test('a password made of the company’s names is weak, whatever the company', async () => {
  const password = 'Kuzey Işığı Ticaret 2009';
  const other = { legalName: 'Kuzey Işığı Ticaret A.Ş.', email: { info: 'info@kuzey.example' } };
  expect((await strengthOfPassword(password, identity)).level).not.toBe('weak');
  expect(await strengthOfPassword(password, other)).toEqual({ level: 'weak', weakness: 'own' });
});

describe('npm run site -- hash-password', () => {
  test('refuses a weak password', async () => {
    const password = 'Gökhat Telekom 2009';
    const { code, output, errors } = await hashPassword(password);
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toMatch(/^ADMIN_PASSWORD is too easy to guess[^\n]*\n$/);
    expect(errors).not.toContain(password);
  });

  test('prints the hash of a good password', async () => {
    const password = 'mavi kedi sabah dokuzda';
    const { code, output } = await hashPassword(password);
    expect(code).toBe(0);
    expect(await argon2.verify(output.trim(), password)).toBe(true);
  });
});

test('a weak ADMIN_PASSWORD that is already in use still starts the service', async () => {
  const weak = 'passwordpassword';
  await using data = await newData();
  const byHash = {
    ADMIN_PASSWORD: '',
    ADMIN_PASSWORD_HASH: await argon2.hash(weak, { memoryCost: 1024 }),
  };
  await using first = await startApi({ ...byHash, ...data.settings });
  await first.stop();
  await using second = await startApi({ ADMIN_PASSWORD: weak, ...data.settings });
  expect(await opensWith(second, weak)).toBe(true);
});

async function hashPassword(password: string) {
  const child = spawn(process.execPath, [builtHashPassword]);
  child.stdin.end(`${password}\n`);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output, errors };
}
