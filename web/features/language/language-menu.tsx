import './language-menu.css';
import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import { use, useEffect, useState } from 'react';
import { type Language, languages } from '#contract/languages.ts';
import { PrefetchContext } from '../../prefetch.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LanguageChoiceProps } from './language-choice.tsx';
import { useLanguageLink } from './language-link.ts';
import { languageNames } from './language-names.ts';
import { LanguageTrigger } from './language-trigger.tsx';

/** The languages as a menu, with Radix's keys: arrows, Home, End, first letters, Escape. Drawn, it is open. */
export default function LanguageMenu(props: LanguageChoiceProps) {
  const { page, language, label } = props;
  const [isOpen, setOpen] = useState(true);
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (isOpen) for (const other of languages) prefetch(page, other);
  }, [isOpen, page, prefetch]);
  return (
    // Not modal: locking the page's scroll would need an inline style, which the policy forbids.
    <Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Trigger asChild>
        <LanguageTrigger label={label} language={language} />
      </Trigger>
      <Portal>
        <Content align="end" sideOffset={8} collisionPadding={12} className="language-menu">
          {languages.map((to) => (
            <LanguageItem key={to} {...props} to={to} />
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

function LanguageItem({ page, language, to }: LanguageChoiceProps & { to: Language }) {
  const { href, follow } = useLanguageLink(page, language, to);
  const isCurrent = to === language;
  return (
    <Item asChild textValue={`${to} ${languageNames[to]}`}>
      <a
        href={href}
        hrefLang={to}
        lang={to}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          follow();
        }}
        className="language-menu-item"
      >
        <span className="language-menu-code">{to}</span>
        {languageNames[to]}
        {isCurrent && <Icon drawing={Check} size={18} />}
      </a>
    </Item>
  );
}
