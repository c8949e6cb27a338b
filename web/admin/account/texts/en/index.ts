import type { KeyTexts } from '../../texts.ts';

export const texts: KeyTexts = {
  app: {
    lead: 'Scan this code with the authenticator app on your phone: Google Authenticator, Microsoft Authenticator, Apple Passwords or one like these.',
    qr: 'QR code for the authenticator app',
    open: 'Open it here if the app is on this device',
    byHand: 'If you cannot scan it, type this key into the app:',
    code: 'The six-digit code that the app shows',
  },
  recovery: {
    title: 'Your recovery codes',
    lead: 'They let you in when your phone or computer is not at hand. Each works once. They are shown only now: save them in your password manager, or print them and keep them in a safe place.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    notCopied: 'The codes could not be copied. Select and copy them by hand, or download them.',
    download: 'Download as a file',
    print: 'Print',
    file: '{company} recovery codes',
    kept: 'I have kept the codes',
  },
};
