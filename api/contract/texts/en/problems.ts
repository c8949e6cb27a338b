import type { ProblemTexts } from '../../problem.ts';

/** What each error response says. */
export const problems: ProblemTexts = {
  invalid: 'Please check the fields.',
  malformed: 'The request could not be read.',
  wrongPassword: 'The password is not right. Please try again.',
  secondFactor: 'Please confirm that it is you with your second factor.',
  wrongPasskey: 'This passkey does not open this admin. Please try another one.',
  signedOut: 'Please log in to continue.',
  notYours: 'Your role does not include this. Please ask the owner of the site.',
  crossSite: 'This can only be done from the site itself.',
  insecure: 'The admin works over https alone. Please open the address that begins with https://.',
  passwordToChange: 'Please choose a password of your own before you go on.',
  notFound: 'There is nothing here.',
  methodNotAllowed: 'This address does not take that method.',
  changedMeanwhile:
    'Somebody else has changed this in the meantime. Yours has not been saved over it.',
  /** The same where it is known who made the change. */
  changedBy: '{name} changed this {time}. Yours has not been saved over it.',
  tooLarge: 'What you sent is too large.',
  wrongType: 'Please send this as JSON.',
  notMultipart: 'Please send this as a form with a file.',
  compressed: 'Please send this without compression.',
  wrongFile: 'We can’t accept this file. Please choose another one.',
  notScanned: 'This file has not been checked for viruses yet. Please try again in a moment.',
  infected: 'A virus was found in this file, so it stays closed.',
  proofRequired:
    'Very many messages are reaching us right now, and yours could not be checked automatically. Please try again, or reach us by email or by phone.',
  tooMany: 'Too many attempts. Please try again in {wait}.',
  exportsBusy: 'Other exports are under way. Please try again when they are done.',
  unexpected: 'Something went wrong on our side. Please try again.',
  unavailable: 'We cannot take this right now. Please try again in a moment.',
  searchPreparing: 'The search is still being prepared. Please try again in a moment.',
  mailOff: 'Mail cannot be sent from here at the moment. Your text is kept as a draft.',
  databaseDown: 'The database does not answer.',
  diskFull: 'The disk is full.',
  storageFull:
    'We cannot store this right now. Please try again later, or reach us by the email address or phone number on our contact page.',
};
