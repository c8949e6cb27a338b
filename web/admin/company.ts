import type { Identity } from '#contract/content/identity-schema.ts';

/** The company's data that the admin needs. */
export type Company = Pick<Identity, 'name' | 'shortName' | 'legalName' | 'jobBoard' | 'email'>;

/** A company as the value of the document's `data-company`. */
export function companyData({ name, shortName, legalName, jobBoard, email }: Company): string {
  return JSON.stringify({ name, shortName, legalName, jobBoard, email } satisfies Company);
}

let read: Company | undefined;

/** The company in the document (document.ts). */
export function company(): Company {
  read ??= JSON.parse(document.documentElement.dataset.company ?? '') as Company;
  return read;
}
