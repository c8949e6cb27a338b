import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { languageRecords } from '#contract/languages.ts';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { Icon } from '../../ui/icon.tsx';

/** The button of the language menu, which shows the current language. */
export function LanguageTrigger(button: ComponentProps<'button'>) {
  const language = usePageLanguage();
  const { label } = useChrome().language;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...button}
      aria-label={`${label}: ${language.toUpperCase()}, ${languageRecords[language].name}`}
      className="group needs-script inline-flex h-11 shrink-0 items-center gap-1 rounded-full border border-hair px-3.5 text-sm font-semibold uppercase hover:bg-veil"
    >
      <span lang={language}>{language}</span>
      <Icon drawing={ChevronDown} size={14} className="group-aria-expanded:rotate-180" />
    </button>
  );
}
