import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { dockerResponds } from '../support/stack/stack-composed.ts';

test.skip(!dockerResponds(), 'Docker alone publishes a port');

test('the port is closed on IPv6, where nginx would see one address for all visitors', async ({
  baseURL,
}) => {
  expect(await reaches('127.0.0.1', baseURL)).toBe(true);
  expect(await reaches('::1', baseURL)).toBe(false);
});

test('the login over plain HTTP is not published beyond this machine', async ({ baseURL }) => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, scopeid }) => !internal && !scopeid);
  for (const { address } of others) {
    expect(await reaches(address, baseURL), address).toBe(false);
  }
});

/** Whether the site's port accepts a connection at that address. */
function reaches(host: string, baseURL = ''): Promise<boolean> {
  const port = Number(new URL(baseURL).port);
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3000 });
    const ended = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', ended(true)).on('error', ended(false)).on('timeout', ended(false));
  });
}
