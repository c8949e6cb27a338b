import type { QuoteService } from '#contract/quote.ts';

/**
 * Queries that calls to action add to the contact page's address: the form to open, and the subject or services to
 * preset. Read by ways.ts, full-form.tsx and quote-form.tsx. A request for a copy of a certificate has the subject
 * `general`.
 */
export type ContactQuery =
  | 'form=quote'
  | `form=quote&service=${QuoteService}`
  | `form=quote&service=${QuoteService}&service=${QuoteService}`
  | 'form=full&subject=partnership'
  | 'form=full&subject=general';
