import type { Application } from '#contract/admin/application.ts';
import { Marked } from '../list/marked.tsx';
import { hitsIn, snippetIn } from '../list/search-hits.ts';

type NameProps = { readonly application: Application; readonly sought: string | undefined };

/** The applicant's name, with what a search found in it marked. */
export function FoundName({ application: { fullName }, sought }: NameProps) {
  return sought ? <Marked text={fullName} hits={hitsIn(fullName, sought)} /> : fullName;
}

type FirstWordsProps = NameProps & {
  /** Shown without a search, and if nothing but the name or the telephone number was found. */
  readonly otherwise: string;
};

/** The words of an application for which a row has room: after a search, those around its first hit. */
export function FirstWords({ application, sought, otherwise }: FirstWordsProps) {
  if (!sought) return otherwise;
  const { currentPosition, aboutYourself, whyUs, note } = application;
  const { university, department, sourceOther, email } = application;
  const texts = [currentPosition, aboutYourself, whyUs, note];
  const found = snippetIn([...texts, university, department, sourceOther, email], sought);
  return found ? <Marked {...found} /> : otherwise;
}
