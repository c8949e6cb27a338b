import type { FieldTexts } from '../../field-messages.ts';

/** The messages beside fields. `{min}` and `{max}` are the field’s limits. */
export const fields: FieldTexts = {
  required: 'This field is required.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  selectOption: 'Please select an option.',
  uploadFile: 'Please upload a file.',
  pdfOnly: 'Please upload a PDF file only.',
  cvType: 'Please upload a PDF file only. We accept DOC and DOCX files too.',
  macroFile:
    'This file contains macros, which we cannot accept for security reasons; please save it as a PDF and add that instead.',
  embeddedFile:
    'This file has another file or object embedded in it, which we cannot accept for security reasons; please save it as a PDF and add that instead.',
  loadingFile:
    'This file loads content from another computer, such as a linked picture or a template, which we cannot accept for security reasons; please print it to a PDF and add that instead.',
  startingFile:
    'This file can start a program on the computer that opens it, which we cannot accept for security reasons; please print it to a PDF and add that instead.',
  scriptFile:
    'This PDF contains a script (JavaScript), which we cannot accept for security reasons; please print it to a new PDF and add that instead.',
  actionFile:
    'This PDF contains an action, such as opening another file or address or sending a form, which we cannot accept for security reasons; please print it to a new PDF and add that instead.',
  mediaFile:
    'This PDF contains video, sound or 3D content, which we cannot accept for security reasons; please print it to a new PDF and add that instead.',
  unreadableFile:
    'We could not read the content of this file, which may be incomplete or damaged; please open it, save it as a new PDF and add that instead.',
  lockedFile:
    'This file is protected by a password, so we cannot check it. Please add a copy without one.',
  fileTooLarge: 'The file may be at most {max} MB.',
  fileEmpty: 'This file is empty. Please choose another one.',
  link: 'Please enter a web address that begins with https://.',
  year: 'Please enter a year from {min} to {max}.',
  day: 'Please enter a day at most {max} years from now.',
  date: 'Please enter a date.',
  publishTime: 'Please choose a date and time in the future, within a year.',
  tooLong: 'Please use at most {max} characters.',
  tagTaken: 'There is a tag of this name already.',
  tagsFull: 'There are {max} tags already. Delete one first.',
  answerTaken: 'There is a canned answer of this name already.',
  answersFull: 'There are {max} canned answers already. Delete one first.',
  tooManyTags: 'A record has at most {max} tags.',
  tooManyCopies: 'Copies can go to {max} addresses at most.',
  tooManyFiles: 'A letter can have {max} files at most.',
  filesTooLarge: 'The files together can have {max} MB at most.',
  wrongCode: 'The code is not right, or was used before.',
  wrongPassword: 'The current password is not right.',
  samePassword: 'The new password must differ from the current one.',
  tooShort: 'Please use at least {min} characters.',
  duplicate: 'This name is already in use.',
  invalid: 'Please check this value.',
  unknownPlaceholder: '{names} is not known. Only the facts on offer can stand in braces.',
  internationalPhone:
    'Please enter a valid number with its country code, such as +90 532 111 22 33.',
  tooLow: 'Please enter a number of {min} or more.',
  tooHigh: 'Please enter a number of {max} or less.',
  country: 'Please choose a country from the list.',
  countryTwice: 'This country is already in the table.',
  withoutBrackets: 'Square brackets and braces cannot be used here.',
  bothCoordinates: 'Enter latitude and longitude together, or leave both empty.',
  brokenLink: 'This link cannot be read, or leads nowhere; please insert it again with “Link”.',
  liras: 'Please write the amount in whole liras, such as 1.000.000.',
  openingClosed: 'This position has closed. You can send a general application instead.',
  payRange: 'The upper end of the pay cannot be below the lower one.',
  sender: 'Please use 3 to 11 characters: spaces, digits and letters from A to Z.',
  months: 'Please write the names of the twelve months, one space apart.',
  unknownField: 'This field is not known.',
  fillAllRequired: 'Please fill out all required fields.',
  checkMarked: 'Please check the marked fields.',
};
