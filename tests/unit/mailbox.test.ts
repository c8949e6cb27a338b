import { expect, test } from 'vitest';
import { admitting } from '#api/mail/acknowledgement.ts';
import { mailboxIn } from '#api/mail/mailbox.ts';

test.each([
  [
    'ada@türkiye.com.tr',
    'ADA@xn--trkiye-3ya.com.tr',
    'ada+1@TüRKiYE.Com.TR',
    ' ada@türkiye.com.tr. ',
  ],
  ['deniz@ya.ru', 'deniz@yandex.com.tr'],
  ['Su_Ak@proton.me', 'su.ak@protonmail.com', 's-u-ak+1@pm.me'],
  ['ela@icloud.com', 'ela@me.com'],
  ['ada@gmail.com', 'a.d.a@googlemail.com', 'ada@ＧＭＡＩＬ。com', 'ａｄａ+x@gmail.com'],
])('the addresses of one mailbox have one key: %s', (first, ...others) => {
  for (const other of others) expect(mailboxIn(other).key).toBe(mailboxIn(first).key);
});

test.each([
  ['ada@ornek.example', 'ada.b@ornek.example'],
  ['a.da@ornek.example', 'ada@ornek.example'],
  ['ada@ornek.example', 'ada@posta.ornek.example'],
  ['ada@gmail.com', 'ada@gmail.com.tr'],
])('other mailboxes have other keys: %s and %s', (one, other) => {
  expect(mailboxIn(other).key).not.toBe(mailboxIn(one).key);
});

test.each([
  ['a.b.ornek.com', 'ornek.com'],
  ['posta.itu.edu.tr', 'itu.edu.tr'],
  ['edu.tr', 'edu.tr'],
  ['a.xn--trkiye-3ya.com.tr', 'xn--trkiye-3ya.com.tr'],
  ['googlemail.com', 'gmail.com'],
  ['localhost', 'localhost'],
])('hosts count for the name that is registered: %s', (host, domain) => {
  expect(mailboxIn(`ada@${host}`).domain).toBe(domain);
});

test('of a thousand generated addresses of one mailbox at Google one gets an acknowledgement', () => {
  const admits = admitting([], () => true);
  const name = 'adalovelace1815';
  const admitted = Array.from({ length: 1000 }, (_, index) => {
    const dotted = [...name]
      .map((letter, at) => ((index >> at) & 1 ? `${letter}.` : letter))
      .join('');
    const user = index % 2 ? dotted.toUpperCase() : dotted;
    return `${user.replace(/\.$/, '')}${index % 3 ? '' : `+${index}`}@g${index % 5 ? '' : 'oogle'}mail.com`;
  }).filter(admits);
  expect(admitted).toHaveLength(1);
});

test('a domain gets sixty, with all hosts of it; those under a shared ending are domains of their own', () => {
  const many = (count: number, domain: string) =>
    Array.from({ length: count }, (_, index) => `kisi${index}@${domain}`);
  const all = [...many(31, 'ornek.example'), ...many(40, 'posta.ornek.example')];
  expect(all.filter(admitting([], () => true))).toHaveLength(60);
  const apart = [...many(50, 'bir.edu.tr'), ...many(50, 'iki.edu.tr')];
  expect(apart.filter(admitting([], () => true))).toHaveLength(100);
});

test('of ten thousand addresses at one public provider six hundred get one', () => {
  const admits = admitting([], () => true);
  const all = Array.from({ length: 10_000 }, (_, index) => `kisi${index}@gmail.com`);
  expect(all.filter(admits)).toHaveLength(600);
  // What is in the outbox counts too.
  const later = admitting(all.slice(0, 600), () => true);
  expect(later('son@gmail.com')).toBe(false);
});
