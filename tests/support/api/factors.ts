import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { problemDetails } from '#contract/problem.ts';
import { adminPassword } from '../settings.ts';
import type { adminOf } from './admin.ts';
import { post, type RunningApi } from './api.ts';
import { newAuthenticator } from './authenticator.ts';

type Admin = Pick<Awaited<ReturnType<typeof adminOf>>, 'adminCall'>;

/** SITE_URL's default: the origin of passkeys. */
export const siteUrl = 'http://localhost:8080';

/** The code that an authenticator app shows. @param offsetSeconds by how much its clock is ahead */
export function codeOf(secret: string, offsetSeconds = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: Date.now() + offsetSeconds * 1000 });
}

/** Adds an authenticator app for the user of a session, by a code of 30 seconds ago, so that later ones are unused. */
export async function addApp({ adminCall }: Admin, password = adminPassword) {
  const { secret } = await adminCall(calls.newAppSecret);
  const body = { password, secret, code: codeOf(secret, -30) };
  const { recoveryCodes = [] } = await adminCall(calls.addApp, { body });
  return { secret, recoveryCodes };
}

/** Adds a passkey for the user of a session. */
export async function addPasskey({ adminCall }: Admin, password = adminPassword) {
  const authenticator = newAuthenticator(siteUrl);
  const options = await adminCall(calls.newPasskeyOptions, { body: { password } });
  const body = { name: 'A test', made: authenticator.create(options) };
  const { recoveryCodes = [] } = await adminCall(calls.addPasskey, { body });
  return { authenticator, recoveryCodes };
}

/** Tries to log in, and resolves with the status, and the problem of a refusal. */
export async function tryLogin(
  { url }: Pick<RunningApi, 'url'>,
  body: object,
  headers: Record<string, string> = {},
) {
  const accept = { Accept: 'application/problem+json', ...headers };
  const response = await post(`${url}${calls.logIn.path}`, body, accept);
  const json = await response.json();
  const problem = response.status === 200 ? undefined : z.parse(problemDetails, json);
  const token: unknown = (json as { token?: unknown }).token;
  return { status: response.status, response, problem, code: problem?.code, token: String(token) };
}
