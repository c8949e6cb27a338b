import { expect, test } from '@playwright/test';
import { nginxPort } from '../support/addresses.ts';
import { applicationForm, applicationPath, cvFile } from '../support/api/applications.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { postFrom } from '../support/api/post-from.ts';
import { slowSenders } from '../support/api/slow-senders.ts';
import { dockerResponds } from '../support/stack/stack-composed.ts';

test.skip(dockerResponds(), 'a composed stack sees everybody at one address, its gateway');

const attack = { port: nginxPort, from: '127.0.0.3' };
const visitor = { port: nginxPort, from: '127.0.0.2' };

test('sixty slow uploads from one address leave the application form open to others', async () => {
  const type = 'multipart/form-data; boundary=x';
  const upload = { path: applicationPath, type, length: 5_000_000, sent: 1000 };
  using senders = await slowSenders({ ...attack, ...upload, count: 60 });
  expect(senders.held()).toBeGreaterThan(0);
  expect((await postFrom(visitor, applicationPath, applicationForm())).status).toBe(201);
  expect(senders.held()).toBeLessThanOrEqual(5);
  const sixth = applicationForm({}, cvFile(`%PDF-1.7\n${'x'.repeat(200_000)}`));
  const { status, text } = await postFrom(attack, applicationPath, sixth);
  expect([status, text]).toEqual([429, expect.stringContaining('Kısa sürede çok fazla deneme')]);
});

test('seventy slow uploads from fourteen addresses leave the application form open to others', async () => {
  const type = 'multipart/form-data; boundary=x';
  const upload = { path: applicationPath, type, length: 5_000_000, sent: 1000, count: 5 };
  const addresses = Array.from({ length: 14 }, (_, number) => `127.0.0.${20 + number}`);
  await using all = new AsyncDisposableStack();
  for (const from of addresses) {
    all.use(await slowSenders({ port: nginxPort, from, ...upload }));
  }
  expect((await postFrom(visitor, applicationPath, applicationForm())).status).toBe(201);
});

test('hundreds of slow bodies from one address leave the contact form open to others', async () => {
  const body = { path: simplePath, length: 60_000, sent: 50_000 };
  using senders = await slowSenders({ ...attack, ...body, count: 400 });
  expect(senders.held()).toBeGreaterThan(0);
  expect((await postFrom(visitor, simplePath, sampleMessage)).status).toBe(201);
  expect(senders.held()).toBeLessThanOrEqual(40);
});
