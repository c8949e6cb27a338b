import type { MoreTexts } from '../../more-ways.tsx';

/** The texts of further ways to log in. */
export const texts: MoreTexts = {
  byPasskey: 'Log in with a passkey',
  byPassword: 'Log in with the password alone',
  email: 'Email',
  notAnswered: 'No passkey was used. Try again when you are ready.',
  second: {
    lead: 'Your password is right. Now confirm that it is you.',
    code: 'Verification code',
    orRecoveryCode: 'The six digits that your app shows; a recovery code works too.',
    recoveryCode: 'Recovery code',
    useRecoveryCode: 'Use a recovery code',
    passkey: 'Use a passkey',
    refused: 'This passkey does not belong to your account. Please try another one.',
    remember: 'Do not ask on this device for 30 days',
    back: 'Back to the password',
  },
};
