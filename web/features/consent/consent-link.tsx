import type { ComponentProps } from 'react';
import { hrefFor } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { useDialogOpener } from '../dialogs/open-dialog.ts';

type ConsentLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly language: Language;
  /** The section of the policy for a link without scripts. */
  readonly section?: 'choice';
};

/** Opens the cookie dialog. Without scripts it links to the cookie policy. */
export function ConsentLink({ language, section, ...anchor }: ConsentLinkProps) {
  const opener = useDialogOpener('consent');
  return <a href={hrefFor('cookies', language, section)} data-acts {...opener} {...anchor} />;
}
