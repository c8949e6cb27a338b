import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { deviceCookieName } from '#contract/headers.ts';
import { timeNow } from '#db/engine/clock.ts';
import { deviceLifetimeMs, findDevice } from '#db/queries/devices.ts';
import type { Context } from '../context.ts';
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
 * Cookies that recognize a browser after a login (OWASP, Slow Down Online Guessing Attacks with Device Cookies), so
 * that guesses from elsewhere cannot lock its owner out. A stolen cookie does not log in; it allows five guesses a
 * minute until it is revoked.
 */
export class DeviceCookies {
  readonly #context: Context;
  readonly #name: string;

  constructor(context: Context) {
    this.#context = context;
    this.#name = deviceCookieName(context.settings.siteUrl);
  }

  /** Sets `locals.device` when the request comes from a known device. */
  readonly recognize: RequestHandler = async (request, response, next) => {
    const device = this.#read(request);
    const row = device && (await findDevice(this.#context.db, device.idHash, timeNow()));
    if (row) {
      const { user_id: userId, remembered_until } = row;
      response.locals.device = { ...device, userId, rememberedUntil: remembered_until ?? 0 };
    }
    next();
  };

  /** Sets the cookie of a device that is in the database. */
  send(response: Response, { id }: Device): void {
    const secure = this.#context.settings.siteUrl.startsWith('https:');
    response.cookie(this.#name, `${id}.${this.#sign(id)}`, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: deviceLifetimeMs,
    });
  }

  #read({ headers }: Request): Device | undefined {
    const pattern = new RegExp(`(?:^|;\\s*)${this.#name}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);
    const [, id, signature] = pattern.exec(headers.cookie ?? '') ?? [];
    if (!id || !signature) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(id)));
    return isOurs ? deviceOf(id) : undefined;
  }

  /** So that an invented id costs no database query; with a prefix of its own: the same secret signs session ids. */
  #sign(id: string): string {
    return createHmac('sha256', this.#context.sessionSecret)
      .update(`device:${id}`)
      .digest('base64url');
  }
}

/** A new random device, not yet in the database. */
export function newDevice(): Device {
  return deviceOf(randomBytes(idBytes).toString('base64url'));
}

function deviceOf(id: string): Device {
  return { id, idHash: sha256(id) };
}
