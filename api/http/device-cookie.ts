import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { deviceCookieName } from '#contract/headers.ts';
import { deviceLifetimeMs, isKnownDevice } from '#db/queries/devices.ts';
import type { Context } from '../context.ts';
import { sha256 } from './session-hash.ts';

const idBytes = 32;

/** A browser from which somebody logs in: a random id, and nothing about who or what it is. */
export type Device = { readonly id: string; readonly idHash: string };

/**
 * Cookies by which a browser is known again after a login (OWASP, Slow Down Online Guessing Attacks with
 * Device Cookies): strangers who guess elsewhere then cannot keep its owner out. One that is stolen opens
 * nothing; it is worth five guesses a minute until it is revoked.
 */
export class DeviceCookies {
  readonly #context: Context;
  readonly #secret: string;
  readonly #name: string;

  /** @param secret signs the cookie, so that a made-up id costs no look into the database */
  constructor(context: Context, secret: string) {
    this.#context = context;
    this.#secret = secret;
    this.#name = deviceCookieName(context.settings.siteUrl);
  }

  /** Notes in `locals.device` the device that a request comes from, where it is known. */
  readonly recognize: RequestHandler = async (request, response, next) => {
    const device = this.#read(request);
    if (device && (await isKnownDevice(this.#context.db, device.idHash, Date.now()))) {
      response.locals.device = device;
    }
    next();
  };

  /** Sends the cookie of a device that is remembered. */
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

  /** Of a purpose of its own: the same secret signs session ids. */
  #sign(id: string): string {
    return createHmac('sha256', this.#secret).update(`device:${id}`).digest('base64url');
  }
}

/** A device that nobody knows yet. */
export function newDevice(): Device {
  return deviceOf(randomBytes(idBytes).toString('base64url'));
}

function deviceOf(id: string): Device {
  return { id, idHash: sha256(id) };
}
