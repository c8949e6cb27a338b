import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { ownTest } from './own-admin.ts';

/** A test whose site has a name: an address of digits can have no passkeys (WebAuthn, level 3, section 5.1.2). */
export const passkeyTest = ownTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  ownSettings: async ({}, use) => {
    const port = await freePort();
    await use({ PORT: port, SITE_URL: `http://localhost:${port}` });
  },
  baseURL: async ({ own, ownSettings }, use) => {
    await use(ownSettings.SITE_URL ?? own.url);
  },
});

/** Gives a page's browser a device that makes passkeys and confirms its user, as by a fingerprint. Chromium only. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    /** How many passkeys the device has. */
    async count(): Promise<number> {
      const held = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return held.credentials.length;
    },
    /** Removes every passkey from the device. */
    empty: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
