import { type PasskeyOptions, startPasskeyLogin } from '#contract/admin/factors.ts';
import type { PasskeyAnswer } from '#contract/admin/session.ts';
import type { Language } from '#contract/languages.ts';
import { callApi } from '../../api-client/call-api.ts';
import { loadModule } from '../../loading/load-module.ts';

/** Loaded when it is needed: few logins are by a passkey. */
const library = () => loadModule(() => import('@simplewebauthn/browser'));

/** Whether this browser has passkeys: on an encrypted connection, or on this machine itself. */
export const hasPasskeys = typeof PublicKeyCredential === 'function';

/** Asks the browser for the answer of a passkey; undefined if the user declines, or there is none. */
export const answerOf = asking('startAuthentication');

/** The same for a passkey of any user. */
export async function anyAnswer(language: Language): Promise<PasskeyAnswer | undefined> {
  const outcome = await callApi(startPasskeyLogin, { language });
  return outcome.ok ? answerOf(outcome.data) : undefined;
}

/** Makes a passkey; undefined if the user declines, or the device has one for this site already. */
export const madeWith = asking('startRegistration');

function asking(step: 'startAuthentication' | 'startRegistration') {
  return async (options: PasskeyOptions): Promise<PasskeyAnswer | undefined> => {
    try {
      const { [step]: start } = await library();
      return (await start({ optionsJSON: options as never })) as never;
    } catch {
      return undefined;
    }
  };
}
