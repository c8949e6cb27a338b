import type { ContentChange } from '#contract/admin/content.ts';
import type { Language } from '#contract/languages.ts';
import type { PageId } from '../../site-map.ts';

type PreviewProps = {
  readonly page: PageId;
  readonly language: Language;
  /** What is typed and not saved. */
  readonly changes: readonly ContentChange[];
  readonly focused?: { readonly document: string; readonly path: string } | undefined;
  /** A text of the page was clicked. */
  onPick(text: string): void;
};

/** Holds the place of the preview. */
export function Preview(_props: PreviewProps) {
  return null;
}
