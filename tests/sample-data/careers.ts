import type { Experience } from '#contract/application.ts';

/** Applicants and their texts in one language. */
export type Careers = {
  readonly openings: Readonly<Record<Experience, readonly string[]>>;
  readonly roles: readonly {
    readonly title: string;
    /** The title within a sentence. */
    readonly role: string;
    readonly departments: readonly string[];
    readonly about: readonly string[];
  }[];
  readonly endings: readonly string[];
  /** Replaces both for a first job. */
  readonly beginners: { readonly about: readonly string[]; readonly endings: readonly string[] };
  readonly whyUs: readonly string[];
  /** How they found the company, in their own words. */
  readonly sources: readonly string[];
  readonly universities: readonly string[];
  readonly fileNames: readonly string[];
  /** Headings of the CV; `none` replaces the position. */
  readonly headings: Readonly<Record<'profile' | 'education' | 'contact' | 'none', string>>;
};
