import { useState } from 'react';
import { type Language, languages } from '#contract/languages.ts';
import type { PageId } from '../../site-map.ts';
import { late } from '../../ui/late.tsx';
import { useLanguageLink } from './language-link.ts';
import { languageNames } from './language-names.ts';
import { LanguageTrigger } from './language-trigger.tsx';

const LanguageMenu = late(() => import('./language-menu.tsx'));

export type LanguageChoiceProps = {
  readonly page: PageId;
  readonly language: Language;
  readonly label: string;
};

/** The language menu. Its code is fetched when a hand or the keyboard comes near; without it there are plain links. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { language, label } = props;
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <LanguageTrigger
      label={label}
      language={language}
      aria-expanded={wanted}
      onPointerEnter={LanguageMenu.fetch}
      onFocus={LanguageMenu.fetch}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') setWanted(true);
      }}
    />
  );
  // Not before it is pressed: a button that is replaced under the hand would lose the press.
  if (!wanted) return trigger;
  return <LanguageMenu {...props} placeholder={trigger} failure={<PlainLinks {...props} />} />;
}

function PlainLinks(props: LanguageChoiceProps) {
  return (
    <ul aria-label={props.label} className="flex text-sm font-semibold">
      {languages.map((to) => (
        <li key={to}>
          <PlainLink {...props} to={to} />
        </li>
      ))}
    </ul>
  );
}

function PlainLink({ page, language, to }: LanguageChoiceProps & { to: Language }) {
  const { href } = useLanguageLink(page, language, to);
  return (
    <a
      href={href}
      hrefLang={to}
      lang={to}
      aria-label={languageNames[to]}
      aria-current={to === language ? 'true' : undefined}
      className="inline-flex size-11 items-center justify-center uppercase aria-[current=true]:text-dawn"
    >
      {to}
    </a>
  );
}
