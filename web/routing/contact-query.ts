/**
 * What calls to action add to the contact page's address: the form that it opens, and the subject chosen there (ways.ts
 * and wanted-subject.ts read it). A type alone: home has no byte to spare. A copy of a certificate is information in
 * general.
 */
export type ContactQuery =
  | 'form=quote'
  | 'form=full&subject=partnership'
  | 'form=full&subject=general';
