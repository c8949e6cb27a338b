/**
 * Queries that calls to action add to the contact page's address: the form to open, and the subject to preset. ways.ts
 * and full-form.tsx read them. Only a type, because the home page has no byte to spare. Requests for a copy of a
 * certificate have the subject `general`.
 */
export type ContactQuery =
  | 'form=quote'
  | 'form=full&subject=partnership'
  | 'form=full&subject=general';
