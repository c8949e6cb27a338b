import './site-menu.css';
import { memo, use, useEffect } from 'react';
import { navigation, type SectionId, sectionsOf } from '#contract/content/site-map.ts';
import { languageRecords, languages } from '#contract/languages.ts';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { PrefetchContext } from '../../routing/prefetch.ts';
import { useCurrentSection } from '../../state/current-section.ts';
import { closeDialogAround } from '../../ui/dialog.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { SiteDialogProps } from '../dialogs/open-dialog.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { useCloseOnDesktop } from './desktop.ts';

/** Longer than the sheet takes to slide in (sheet.css). */
const afterOpeningMs = 300;

/** The menu of small screens: every page and its sections in a sheet. It closes when a link is followed. */
export function SiteMenu({ isOpen, onClose, page }: SiteDialogProps) {
  const chrome = useChrome();
  const language = usePageLanguage();
  const current = useCurrentSection(page, isOpen);
  const prefetch = use(PrefetchContext);
  useCloseOnDesktop(isOpen, onClose);
  // The visitor is about to choose a page. Prefetching waits, so that the menu is drawn first.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      for (const id of navigation) prefetch({ page: id, language });
    }, afterOpeningMs);
    return () => clearTimeout(timer);
  }, [isOpen, prefetch, language]);
  // Back or forward may lead to another page while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => onClose, [page, language]);

  return (
    <Sheet
      side="right"
      isOpen={isOpen}
      onClose={onClose}
      title={chrome.navigation.label}
      closeLabel={chrome.menu.close}
      className="site-menu"
    >
      <Links page={page} current={current} />
    </Sheet>
  );
}

type LinksProps = Pick<SiteDialogProps, 'page'> & {
  readonly current: SectionId | undefined;
};

/** The menu's links, memoised: opening and closing the menu must not render them again. */
const Links = memo(function Links({ page, current }: LinksProps) {
  const chrome = useChrome();
  const language = usePageLanguage();
  const { phone, email } = chrome.identity;
  return (
    <>
      <nav aria-label={chrome.navigation.label}>
        <ul>
          {navigation.map((id) => (
            <li key={id} className="site-menu-group">
              <PageLink
                page={id}
                onClick={closeDialogAround}
                aria-current={id === page ? 'page' : undefined}
                className="flex min-h-11 items-center font-heading text-[1.3rem] leading-[1.2] font-semibold tracking-[-0.02em]"
              >
                {chrome.navigation[id]}
              </PageLink>
              <ul>
                {sectionsOf(id, chrome.identity).map((section) => (
                  <li key={section}>
                    <PageLink
                      page={id}
                      section={section}
                      onClick={closeDialogAround}
                      aria-current={id === page && section === current ? 'location' : undefined}
                      className="site-menu-section"
                    >
                      {chrome.submenu[section].label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className="site-menu-foot">
        <p>
          {languages.map((to) =>
            to === language ? (
              <span key={to} aria-current="true" className="site-menu-language">
                {languageRecords[to].name}
              </span>
            ) : (
              <LanguageLink key={to} page={page} to={to}>
                {languageRecords[to].name}
              </LanguageLink>
            ),
          )}
        </p>
        <p>
          <a href={`tel:${phone.e164}`}>{phone.text}</a>
          <a href={`mailto:${email.info}`}>{email.info}</a>
        </p>
      </div>
    </>
  );
});
