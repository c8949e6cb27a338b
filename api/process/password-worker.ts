import { type Company, strengthOf } from '#contract/password-strength.ts';

/** What the worker receives. */
export type Rated = { readonly password: string; readonly company: Company };

/** Answers with the strength of the password that it receives, and exits (`password-strength.ts`). */
process.once('message', ({ password, company }: Rated) => {
  process.send?.(strengthOf(password, company), () => process.disconnect?.());
});
