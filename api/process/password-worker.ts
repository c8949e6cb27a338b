import { strengthOf } from '#contract/password-strength.ts';
// Data only: the company's names, which the page's strength meter checks a password against too.
import { identity } from '#web/content/identity.ts';

/** Answers with the strength of the password that it receives, and exits (`password-strength.ts`). */
process.once('message', (password: string) => {
  process.send?.(strengthOf(password, identity), () => process.disconnect?.());
});
