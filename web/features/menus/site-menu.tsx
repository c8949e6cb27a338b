import './site-menu.css';
import { memo, use, useEffect, useEffectEvent, useRef } from 'react';
import { navigation, pages, type SectionId } from '#contract/content/site-map.ts';
import { languageRecords, languages } from '#contract/languages.ts';
import { PrefetchContext } from '../../routing/prefetch.ts';
import { useCurrentSection } from '../../state/current-section.ts';
import { closeDialogAround } from '../../ui/dialog.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { SiteDialogProps } from '../dialogs/open-dialog.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { useCloseOnDesktop } from './use-close-on-desktop.ts';

/** Longer than the sheet takes to slide in (sheet.css). */
const afterOpeningMs = 300;

/** The menu of small screens: every page and its sections in a sheet. It closes when a link is followed. */
export default function SiteMenu({ isOpen, onClose, page, language, chrome }: SiteDialogProps) {
  const current = useCurrentSection(page, isOpen);
  const prefetch = use(PrefetchContext);
  useCloseOnDesktop(isOpen, onClose);
  // The visitor is about to choose a page. Prefetching waits, so that the menu is drawn first.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      for (const id of navigation) prefetch(id, language);
    }, afterOpeningMs);
    return () => clearTimeout(timer);
  }, [isOpen, prefetch, language]);
  // Back or forward may lead to another page while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => onClose, [page, language]);

  return (
    <Sheet
      side="right"
      isDrawnFirst
      isOpen={isOpen}
      onClose={onClose}
      title={chrome.navigation.label}
      closeLabel={chrome.menu.close}
      className="site-menu"
    >
      <EarlyMenuGone isOpen={isOpen} onClose={onClose} />
      <Links page={page} language={language} chrome={chrome} current={current} />
    </Sheet>
  );
}

type LinksProps = Pick<SiteDialogProps, 'page' | 'language' | 'chrome'> & {
  readonly current: SectionId | undefined;
};

/** The menu's links, memoised: opening and closing the menu must not render them again. */
const Links = memo(function Links({ page, language, chrome, current }: LinksProps) {
  const { phone, email } = chrome.identity;
  return (
    <>
      <nav aria-label={chrome.navigation.label}>
        <ul>
          {navigation.map((id) => (
            <li key={id} className="site-menu-group">
              <PageLink
                page={id}
                language={language}
                onClick={closeDialogAround}
                aria-current={id === page ? 'page' : undefined}
                className="site-menu-page"
              >
                {chrome.navigation[id]}
              </PageLink>
              <ul>
                {pages[id].sections.map((section: SectionId<(typeof navigation)[number]>) => (
                  <li key={section}>
                    <PageLink
                      page={id}
                      section={section}
                      language={language}
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
              <LanguageLink key={to} page={page} language={language} to={to}>
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

/**
 * Replaces the menu that was opened before hydration (early-menu.ts), in the frame in which this one opens, without a
 * visible change. As a child of the dialog its effect runs before the dialog's own. The focus is then back at the
 * button, and returns there when this one closes.
 */
function EarlyMenuGone({ isOpen, onClose }: Pick<SiteDialogProps, 'isOpen' | 'onClose'>) {
  const mark = useRef<HTMLSpanElement>(null);
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    const early = document.querySelector<HTMLDialogElement>('#early-menu');
    const dialog = mark.current?.closest('dialog');
    if (!isOpen || !early || !dialog) return;
    const wasOpen = early.open;
    const [before, after] = [early, dialog].map((menu) => [
      ...menu.querySelectorAll<HTMLElement>('a,button'),
    ]) as [HTMLElement[], HTMLElement[]];
    const focused = before.indexOf(document.activeElement as HTMLElement);
    const first = before.findIndex((stop) => stop.matches('a') && topOf(stop) > 0);
    const top = topOf(before[first]);
    early.close();
    early.remove();
    // The visitor closed it while this one was loading.
    if (!wasOpen) {
      giveUp();
      return;
    }
    dialog.showModal();
    dialog.style.transition = 'none';
    requestAnimationFrame(() => {
      dialog.scrollTop += topOf(after[first]) - top;
      after[focused]?.focus({ preventScroll: true });
      requestAnimationFrame(() => {
        dialog.style.transition = '';
      });
    });
  }, [isOpen]);
  return <span ref={mark} hidden />;
}

const topOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().top ?? 0;
