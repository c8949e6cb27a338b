import type { Counts } from '#contract/admin/overview.ts';

export type Company = Counts['company'];

/** A company as the value of the document's `data-company`. */
export function companyData(company: Company): string {
  const { name, shortName, legalName, jobBoard, email, serviceAreas, logo } = company;
  const shown = { name, shortName, legalName, jobBoard, email, serviceAreas, logo };
  return JSON.stringify(shown satisfies Company);
}

let read: Company | undefined;

/** Call with the company as it was published while the page is open. */
export function setCompany(published: Company): void {
  read = published;
}

/** The company as the counts say, before them as in the document (document.ts). */
export function company(): Company {
  read ??= JSON.parse(document.documentElement.dataset.company ?? '') as Company;
  return read;
}
