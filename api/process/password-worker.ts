import { strengthOf } from '#contract/password-strength.ts';
// Data alone: the company's names, which the page's meter holds against a password too.
import { identity } from '#web/content/identity.ts';

/** Answers how strong the password is that it is sent, and ends (`password-strength.ts`). */
process.once('message', (password: string) => {
  process.send?.(strengthOf(password, identity), () => process.disconnect?.());
});
