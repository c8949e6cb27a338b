import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { deviceCookieName } from '#contract/headers.ts';
import { timeNow } from '#db/engine/clock.ts';
import { deviceLifetimeMs, findDevice } from '#db/queries/devices.ts';
import type { Context } from '../context.ts';
import { isMacOf, macOf } from './mac.ts';
import { sha256 } from './session-hash.ts';

const idBytes = 32;

/** A browser that has logged in: a random id, with nothing about the person or the machine. */
export type Device = {
  readonly id: string;
  readonly idHash: string;
};

/** A device of a user, who may be remembered on it. */
export type KnownDevice = Device & {
  readonly userId: string;
  /** Until when it takes the place of the second factor, in ms since the Unix epoch. */
  readonly rememberedUntil: number;
};

/**
 * Sets `locals.device` when the request has the cookie of a known device (OWASP, Slow Down Online Guessing Attacks with
 * Device Cookies), so that guesses from elsewhere cannot lock its owner out. A stolen cookie does not log in; it allows
 * five guesses a minute until it is revoked.
 */
export function recognizeDevice(context: Context): RequestHandler {
  const name = deviceCookieName(context.settings.siteUrl);
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);
  return async ({ headers }, response, next) => {
    const [, id = '', mac = ''] = pattern.exec(headers.cookie ?? '') ?? [];
    // Signed, so that an invented id costs no database query.
    if (isMacOf(context.sessionSecret, textOf(id), mac)) {
      const device = deviceOf(id);
      const row = await findDevice(context.db, device.idHash, timeNow());
      const known = row && { userId: row.user_id, rememberedUntil: row.remembered_until ?? 0 };
      if (known) response.locals.device = { ...device, ...known };
    }
    next();
  };
}

/** Sets the cookie of a device that is in the database. */
export function sendDevice(context: Context, response: Response, { id }: Device): void {
  const { siteUrl } = context.settings;
  const cookie = `${id}.${macOf(context.sessionSecret, textOf(id))}`;
  response.cookie(deviceCookieName(siteUrl), cookie, {
    httpOnly: true,
    sameSite: 'strict',
    secure: siteUrl.startsWith('https:'),
    maxAge: deviceLifetimeMs,
  });
}

/** A new random device, not yet in the database. */
export function newDevice(): Device {
  return deviceOf(randomBytes(idBytes).toString('base64url'));
}

function deviceOf(id: string): Device {
  return { id, idHash: sha256(id) };
}

function textOf(id: string): string {
  return `device:${id}`;
}
