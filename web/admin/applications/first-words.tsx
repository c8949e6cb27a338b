import type { Application } from '#contract/admin/application.ts';
import { Marked } from '../list/marked.tsx';
import { snippetIn } from '../list/search-hits.ts';

type FirstWordsProps = {
  readonly application: Application;
  readonly sought: string | undefined;
  /** Shown without a search, and if only the name or the telephone number matched. */
  readonly otherwise: string;
};

/** An excerpt of an application for a row; after a search, around the first match. */
export function FirstWords({ application, sought, otherwise }: FirstWordsProps) {
  if (!sought) return otherwise;
  const { currentPosition, aboutYourself, whyUs, note } = application;
  const { university, department, sourceOther, email } = application;
  const texts = [currentPosition, aboutYourself, whyUs, note];
  const found = snippetIn([...texts, university, department, sourceOther, email], sought);
  return found ? <Marked {...found} /> : otherwise;
}
