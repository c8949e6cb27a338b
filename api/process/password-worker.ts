import { type Company, strengthOf } from '#contract/password-strength.ts';

/** What the worker receives. */
export type Rated = { readonly password: string; readonly company: Company };

// Answers with the strength of each password that it receives (`password-strength.ts`).
process.on('message', ({ password, company }: Rated) => {
  process.send?.(strengthOf(password, company));
});

// The service has ended.
process.on('disconnect', () => process.exit());

process.send?.('ready');
