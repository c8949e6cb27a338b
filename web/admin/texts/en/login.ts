import type { LoginTexts } from '../../login/texts.ts';

/** The texts of the login page and of the password form. */
export const login: LoginTexts = {
  password: 'Password',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  loginTitle: 'Admin',
  loginLead: 'Log in with your password to read the messages and applications that have come in.',
  loginFailed: 'Login failed',
  unencrypted: {
    title: 'This connection is not encrypted',
    advice:
      'Anyone on the same network can see your password and the messages that you read. Open the site over https; if it has none yet, the operations guide says how to set it up (HTTPS).',
  },
  otherWays: 'Log in another way',
  byPasskey: 'Log in with a passkey',
  byEmail: 'Log in with email and password',
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
  language: 'Language',
};
