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
  otherWays: 'Other ways in',
  language: 'Language',
};
