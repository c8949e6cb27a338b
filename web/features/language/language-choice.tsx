import { useState } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import { languageRecords, languages } from '#contract/languages.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LanguageLink } from './language-link.tsx';
import { LanguageTrigger } from './language-trigger.tsx';

const LanguageMenu = lazy(() => import('./language-menu.tsx'));

/** The language menu. Its code is loaded on hover or focus; without it there are plain links. */
export function LanguageChoice({ page }: { readonly page: PageId }) {
  const [wanted, setWanted] = useState<'no' | 'byHand' | 'byKeys'>('no');
  const trigger = (
    <LanguageTrigger
      aria-expanded={wanted !== 'no'}
      onPointerEnter={LanguageMenu.fetch}
      onFocus={LanguageMenu.fetch}
      // A click by keyboard has `detail` 0.
      onClick={({ detail }) => setWanted(detail === 0 ? 'byKeys' : 'byHand')}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') setWanted('byKeys');
      }}
    />
  );
  // Only after a press: replacing the button earlier could lose the press.
  if (wanted === 'no') return trigger;
  return (
    <LanguageMenu
      page={page}
      byKeys={wanted === 'byKeys'}
      placeholder={trigger}
      failure={languages.map((to) => (
        <LanguageLink key={to} page={page} to={to}>
          {languageRecords[to].name}
        </LanguageLink>
      ))}
    />
  );
}
