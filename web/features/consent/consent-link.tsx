import type { ComponentProps } from 'react';
import { hrefFor } from '#contract/content/site-map.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { useDialogOpener } from '../dialogs/open-dialog.ts';

type ConsentLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The section of the policy for a link without scripts. */
  readonly section?: 'choice';
};

/** Opens the cookie dialog. Without scripts it links to the cookie policy. */
export function ConsentLink({ section, ...anchor }: ConsentLinkProps) {
  const opener = useDialogOpener('consent');
  return (
    <a href={hrefFor('cookies', usePageLanguage(), section)} data-acts {...opener} {...anchor} />
  );
}
