import '../../ui/popup.css';
import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import { use, useEffect, useRef, useState } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import { languageRecords, languages } from '#contract/languages.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { PrefetchContext } from '../../routing/prefetch.ts';
import { Icon } from '../../ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import { LanguageTrigger } from './language-trigger.tsx';

type LanguageMenuProps = {
  readonly page: PageId;
  /** Whether it was opened by keyboard: Radix was not loaded then. */
  readonly byKeys: boolean;
};

/** The languages as a menu, with Radix's keys: arrows, Home, End, first letters, Escape. Open while mounted. */
export default function LanguageMenu({ byKeys, page }: LanguageMenuProps) {
  const language = usePageLanguage();
  const [isOpen, setOpen] = useState(true);
  const prefetch = use(PrefetchContext);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!byKeys) return;
    // After Radix, which focuses the menu itself.
    const frame = requestAnimationFrame(() => content.current?.querySelector('a')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [byKeys]);
  useEffect(() => {
    if (isOpen) for (const language of languages) prefetch({ page, language });
  }, [isOpen, page, prefetch]);
  return (
    // Not modal: locking the page's scroll needs an inline style, which the policy forbids.
    <Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Trigger asChild>
        <LanguageTrigger />
      </Trigger>
      {/* Inside the header, so that it is found by landmark navigation. */}
      <Portal container={document.querySelector('header')}>
        <Content
          ref={content}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="popup popup-list min-w-44"
        >
          {languages.map((to) => (
            <Item key={to} asChild textValue={`${to} ${languageRecords[to].name}`}>
              <LanguageLink
                page={page}
                to={to}
                aria-current={to === language ? 'true' : undefined}
                className="popup-item gap-[0.8rem] font-semibold data-highlighted:bg-chosen data-highlighted:outline-none"
              >
                <span className="w-[1.6em] text-[0.85rem] text-muted uppercase">{to}</span>
                {languageRecords[to].name}
                {to === language && <Icon drawing={Check} size={18} className="ml-auto" />}
              </LanguageLink>
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
