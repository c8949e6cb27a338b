import type { PasswordTexts } from '../../admin/weak-password.ts';

/** Why a password was refused. */
export const passwords: PasswordTexts = {
  tooWeak: 'Please choose a password that is harder to guess.',
  weaknesses: {
    keys: 'Neighbouring keys are among the first to be tried.',
    repeats: 'Repeated letters and words add little.',
    row: 'Sequences like abc or 123 are among the first to be tried.',
    date: 'Years and dates are easy to guess.',
    common: 'It resembles a password that many use.',
    own: 'The company’s name is among the first to be tried.',
    logged: 'This first password also stands in the server’s log.',
  },
};
