import { company } from '../company.ts';
import type { AdminTexts } from '../texts/index.ts';

/** A service of a quote request in words: for an area that the owner added, its name in the company's data. */
export function serviceName(service: string, names: AdminTexts['serviceNames']): string {
  const known: Readonly<Record<string, string>> = names;
  const area = company().serviceAreas.find(({ id }) => id === service);
  return known[service] ?? area?.title ?? service;
}
