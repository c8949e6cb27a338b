import type { Experience } from '#contract/application.ts';

/** Who applies to us in a language, and what they write. */
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
  /** Instead of both, where it is the first job. */
  readonly beginners: { readonly about: readonly string[]; readonly endings: readonly string[] };
  readonly whyUs: readonly string[];
  /** Where they know us from, in their own words. */
  readonly sources: readonly string[];
  readonly universities: readonly string[];
  readonly fileNames: readonly string[];
  /** Of the CV; `none` stands where a position would. */
  readonly headings: Readonly<Record<'profile' | 'education' | 'contact' | 'none', string>>;
};
