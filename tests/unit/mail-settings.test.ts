import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readOutboxPlace, readSenderSettings, readSettings } from '#api/process/settings.ts';
import { SettingError } from '#contract/settings.ts';

const password = 'fifteen letters';
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const dkimKey = rsaKey.export(pkcs8).toString();

describe('the mail server', () => {
  const from = { MAIL_FROM: 'Gökhat Telekom <site@gokhat.example>' };
  const serverOf = (SMTP_URL: string) => readSettings({ ...from, SMTP_URL }).mail?.server;

  test('begins with STARTTLS on port 587, or with TLS on 465, and its login may hold any character', () => {
    expect(serverOf('smtp://mail.gokhat.example')).toEqual({
      ...{ host: 'mail.gokhat.example', port: 587, secure: false, login: undefined },
    });
    expect(serverOf('smtps://site%40gokhat.example:p%C3%A4%2Fs%3As@[2001:db8::1]')).toEqual({
      ...{ host: '2001:db8::1', port: 465, secure: true },
      login: { user: 'site@gokhat.example', pass: 'pä/s:s' },
    });
    expect(serverOf('smtp://u:p@127.0.0.1:2525')).toMatchObject({ host: '127.0.0.1', port: 2525 });
  });

  test.each([
    ['SMTP_URL', { SMTP_URL: 'mail.gokhat.example:587' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.gokhat.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.gokhat.example:0' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:100%@mail.gokhat.example' }],
    ['MAIL_SOCKET', { SMTP_URL: 'smtp://mail', MAIL_SOCKET: 'run/mail.sock' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail', MAIL_FROM: '' }],
    ['MAIL_FROM', { MAIL_FROM: 'site' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@gokhat.example, b@gokhat.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Ad\r\nBcc: x <a@gokhat.example>' }],
    ['NOTIFY_MESSAGES', { NOTIFY_MESSAGES: 'info@gokhat.example;b@gokhat.example' }],
    ['NOTIFY_CONTENT', { NOTIFY_CONTENT: 'all' }],
    ['NOTIFY_LANGUAGE', { NOTIFY_LANGUAGE: 'xx' }],
    ['DKIM_KEY', { SMTP_URL: 'smtp://mail', DKIM_SELECTOR: 'site' }],
    ['DKIM_KEY', { DKIM_KEY: 'MIIB' }],
    ['DKIM_SELECTOR', { DKIM_SELECTOR: '.site' }],
    ['DKIM_SELECTOR', { DKIM_SELECTOR: 'site.' }],
  ])('a wrong %s is named: %o', (name, environment) => {
    expect(() => readSettings({ ...from, ...environment })).toThrow(SettingError);
    expect(() => readSettings({ ...from, ...environment })).toThrow(name);
  });

  test.each(['api', 'api:0', 'api:99999', 'http://api:8081', '[::1::]:8081'])(
    'the API that the mail service asks is a host and a port: not %s',
    (value) => {
      const read = () => readOutboxPlace({ MAIL_API: value });
      expect(read).toThrow(SettingError);
      expect(read).toThrow(/^MAIL_API must be host:port$/);
    },
  );

  test.each([
    ['that is damaged', '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'],
    ['that is cut off', dkimKey.slice(0, -200)],
    ['whose line breaks are written as \\n', dkimKey.trim().replaceAll('\n', '\\n')],
    ['with a password', rsaKey.export({ ...pkcs8, cipher: 'aes-256-cbc', passphrase: password })],
    ['of another kind than RSA', generateKeyPairSync('ed25519').privateKey.export(pkcs8)],
    ['of 512 bits', generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey.export(pkcs8)],
  ])('a DKIM key %s is refused, and no mail leaves unsigned', (_what, key) => {
    const environment = { ...from, DKIM_KEY: key.toString() };
    expect(() => readSettings(environment)).toThrow(SettingError);
    expect(() => readSettings(environment)).toThrow(/^DKIM_KEY must be an RSA private key/);
    expect(() => readSenderSettings(environment)).toThrow(/^DKIM_KEY must be an RSA private key/);
  });

  test.each([
    ['Gökhat <site@Mail.Gokhat.example>', 'mail.gokhat.example'],
    ['site@gökhat.example', 'xn--gkhat-jua.example'],
  ])('mails from %s are signed by the domain that DMARC looks for', (MAIL_FROM, domainName) => {
    const signing = { DKIM_SELECTOR: 'site', DKIM_KEY: dkimKey };
    const { mail } = readSettings({ SMTP_URL: 'smtp://mail', MAIL_FROM, ...signing });
    expect(mail?.dkim).toMatchObject({ domainName });
  });

  test('several addresses are notified, each once', () => {
    const { notices } = readSettings({
      NOTIFY_MESSAGES: ' a@gokhat.example, b@gokhat.example,a@gokhat.example ',
    });
    expect(notices.notified.messages).toEqual(['a@gokhat.example', 'b@gokhat.example']);
  });
});
