import type { Response } from 'express';
import type * as z from 'zod/mini';
import type { login } from '#contract/admin/session.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { KnownDevice } from '../http/device-cookie.ts';
import { Problem, tooMany } from '../http/problem.ts';
import { counterOf } from '../http/rate-counters.ts';
import { takeCode } from './codes.ts';
import { passkeysOf } from './passkeys.ts';

type Login = z.output<typeof login>;

/** How a user was confirmed besides by a password. */
export type Confirmed = 'passkey' | 'app' | 'recoveryCode' | 'device';

/** Wrong codes of one user before a pause. Someone who knows the password has 120 tries of a million a day. */
const maxWrongCodes = 5;
const pauseMs = 3_600_000;
/** A known device has tries of its own: strangers must not lock its user out. */
const devicePauseMs = 900_000;

/** Asks users who have a second factor for it, after their password. */
export class SecondFactor {
  readonly #context: Context;
  readonly #counters;

  constructor(context: Context) {
    const { replicas } = context;
    this.#context = context;
    this.#counters = {
      user: counterOf(replicas, 'codes of a user', pauseMs),
      device: counterOf(replicas, 'codes on a device', devicePauseMs),
    };
  }

  /**
   * @returns how the user was confirmed; undefined for a user without a second factor
   * @throws Problem `secondFactor` with what the user can confirm it with, or `tooMany` after five wrong codes
   */
  async require(user: UserRow, body: Login, { locals }: Response): Promise<Confirmed | undefined> {
    const { db, passkeys } = this.#context;
    const app = user.totp_secret !== null;
    const hasPasskey = (await passkeysOf(db, user.id)).length > 0;
    if (!app && !hasPasskey) return undefined;
    const device = locals.device?.userId === user.id ? locals.device : undefined;
    if (device && device.rememberedUntil > timeNow()) return 'device';
    if (body.code !== undefined) {
      const kind = await this.#tryCode(user, body.code, device);
      if (kind) return kind;
    } else if (body.passkey) {
      if ((await passkeys.userOf(body.passkey)) === user.id) return 'passkey';
    } else {
      // The password was right.
      locals.isHalfway = true;
    }
    throw new Problem('secondFactor', {
      ...(body.code !== undefined && { errors: { code: { key: 'wrongCode' } } }),
      secondFactor: {
        app,
        ...(hasPasskey && { passkey: await passkeys.loginOptions(user.id) }),
      },
    });
  }

  async #tryCode(user: UserRow, code: string, device: KnownDevice | undefined) {
    const { db, settings } = this.#context;
    const [counter, key] = device
      ? [this.#counters.device, device.idHash]
      : [this.#counters.user, user.id];
    // Counted before it is tried: many at once must not pass together.
    const { hits, leftMs } = await counter.hit(key);
    if (settings.rateLimits && hits > maxWrongCodes) throw tooMany(leftMs);
    const kind = await takeCode(db, user, code);
    if (kind) await counter.takeBack(key);
    return kind;
  }
}
