import { useAtom, useAtomValue } from 'jotai';
import { Menu } from 'lucide';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { fill } from '#contract/fill.ts';
import { useCloseOnDesktop } from '../../features/menus/desktop.ts';
import { Toaster } from '../../features/toasts/toaster.tsx';
import { LoadError } from '../../loading/load-module.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { company } from '../company.ts';
import { useLanguage, useTexts } from '../language.ts';
import { lazyPart, modules } from '../lazy-part.tsx';
import { LogOutQuestion } from '../notes/leave-dialog.tsx';
import { cannedAnswersOpenAtom } from '../replies/writing.ts';
import { managerOpenAtom } from '../tags/tags.ts';
import { announcedAtom } from '../ui/announced.ts';
import { Failed } from '../ui/failed.tsx';
import { listShortcuts, type ShortcutKey, shortcutsAtom, useShortcuts } from '../ui/shortcuts.ts';
import { useDoors } from './doors.ts';
import { IdleWarning } from './idle-warning.tsx';
import { CertificateNotice, LostLine, StorageNotice, UnsavedLine } from './notices.tsx';
import { Sidebar } from './sidebar.tsx';

const Managers = lazyPart(() => import('./managers.tsx'));

type ShellProps = {
  readonly title: string;
  /** The page renders its own title. */
  readonly hasHeading?: boolean;
  readonly children?: ReactNode;
};

/** The frame of every admin page: navigation, and the warning before the session ends. */
export function Shell({ title, hasHeading = false, children }: ShellProps) {
  const texts = useTexts();
  const counts = useAtomValue(countsAtom);
  const announced = useAtomValue(announcedAtom);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [listed, setListed] = useState<ReturnType<typeof listShortcuts>>([]);
  const areOpen = [useAtomValue(managerOpenAtom), useAtomValue(cannedAnswersOpenAtom)];
  // A dialog that was closed stays, with what was typed.
  const hasManaged = useRef(false);
  hasManaged.current ||= areOpen.includes(true);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const openHelp = () => {
    setListed(listShortcuts());
    setHelpOpen(true);
  };
  const doors = useDoors();
  useShortcuts({
    '?': { does: texts.shortcuts.keys['?'], run: openHelp },
    ...Object.fromEntries(
      doors.map(({ shortcut, label, href }) => [
        shortcut,
        { does: fill(texts.shortcuts.go, { page: label }), run: () => navigate(href) },
      ]),
    ),
  });
  const waiting = counts ? counts.unread + counts.stages.new : 0;
  const name = company().shortName;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${name}`;
  }, [waiting, title, name]);
  return (
    <div className="grid h-dvh grid-rows-[auto_1fr_auto_auto] lg:grid-cols-[15.5rem_1fr] lg:grid-rows-[auto_1fr_auto] print:block print:h-auto">
      <a href="#main" className="skip-link no-print">
        {texts.skip}
      </a>
      {!hasHeading && (
        <a href="#list" className="skip-link no-print">
          {texts.skipToList}
        </a>
      )}
      <header className="no-print hidden min-h-0 overflow-y-auto bg-band px-3 pb-4 pt-5 lg:row-span-3 lg:block">
        <Sidebar onHelp={openHelp} />
      </header>
      <div className="no-print lg:col-start-2">
        <LostLine />
        <UnsavedLine />
        <CertificateNotice />
        <StorageNotice />
      </div>
      <main id="main" tabIndex={-1} className="min-h-0 min-w-0 lg:col-start-2 lg:row-start-2">
        {!hasHeading && <h1 className="sr-only">{title}</h1>}
        <ErrorBoundary
          fallback={(error, onRetry) => (
            <PageFailed heading={hasHeading && title} {...{ error, onRetry }} />
          )}
        >
          {children}
        </ErrorBoundary>
      </main>
      <ShortcutSheet isOpen={isHelpOpen} listed={listed} onClose={() => setHelpOpen(false)} />
      <LogOutQuestion />
      {hasManaged.current && (
        <Suspense>
          <Managers />
        </Suspense>
      )}
      <IdleWarning />
      {/* Docked: at the top centre it would cover the tools that are pressed next. */}
      <div className="min-w-0 lg:col-start-2">
        <Toaster isDocked texts={texts.notifications} />
      </div>
      {/* Closed by each navigation, also to another folder. */}
      <SmallMenu key={`${path}?${search}`} doors={doors} onHelp={openHelp} />
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

type PageFailedProps = {
  /** Where the page has its own. */
  readonly heading: string | false;
  readonly error: unknown;
  onRetry(): void;
};

/** Shows that the code or the texts of a page could not be loaded, below the navigation and what is not saved yet. */
function PageFailed({ heading, error, onRetry }: PageFailedProps) {
  const { pageFailed } = useTexts();
  if (!(error instanceof LoadError)) throw error;
  const retry = () => {
    modules.clearFailures();
    onRetry();
  };
  return (
    <div className="px-4 py-5 sm:px-6 lg:px-11 lg:py-9">
      {heading && <h1 className="mb-4 text-2xl lg:text-3xl">{heading}</h1>}
      <Failed text={pageFailed} onRetry={retry} />
    </div>
  );
}

/** Symbols of keys that are not shown by their name. */
const signs: Partial<Record<ShortcutKey, string>> = { Escape: 'Esc', arrows: '← ↑ ↓ →' };

type ShortcutSheetProps = {
  readonly isOpen: boolean;
  readonly listed: ReturnType<typeof listShortcuts>;
  onClose(): void;
};

/** The list of keyboard shortcuts, and the switch that turns them off. */
function ShortcutSheet({ isOpen, listed, onClose }: ShortcutSheetProps) {
  const { shortcuts, close } = useTexts();
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shortcuts.title} closeLabel={close}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
        {listed.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="key">{signs[key] ?? key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex min-h-11 items-center gap-3 border-t border-line pt-4 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
          className="checkbox size-5"
        />
        {shortcuts.use}
      </label>
    </Dialog>
  );
}

/** The doors that stand in a phone's bar; the others are in its menu. */
const inBar = 2;

type SmallMenuProps = { readonly doors: ReturnType<typeof useDoors>; onHelp(): void };

/** A phone's bar, where a thumb reaches it: the first doors, and the sidebar as a sheet. */
function SmallMenu({ doors, onHelp }: SmallMenuProps) {
  const texts = useTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  useCloseOnDesktop(isOpen, () => setOpen(false));
  const item =
    'grid min-h-14 content-center justify-items-center gap-0.5 text-[0.8rem] font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-text';
  return (
    <>
      <nav
        aria-label={texts.sections}
        className="no-print grid auto-cols-fr grid-flow-col border-t border-line bg-band pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {doors.slice(0, inBar).map(({ href, label, drawing, isHere, count = 0, countLabel }) => (
          <Link key={href} href={href} aria-current={isHere ? 'page' : undefined} className={item}>
            {label}
            <span className="-order-1 flex items-center gap-1">
              <Icon drawing={drawing} size={20} />
              {count > 0 && (
                <span className="font-bold text-link">
                  {count.toLocaleString(language)}
                  <span className="sr-only"> {countLabel}</span>
                </span>
              )}
            </span>
          </Link>
        ))}
        <button
          type="button"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          className={item}
        >
          <Icon drawing={Menu} size={20} />
          {texts.menu}
        </button>
      </nav>
      <Sheet
        side="bottom"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.menu}
        closeLabel={texts.closeMenu}
      >
        {isOpen && (
          <div className="text-text">
            <Sidebar
              onHelp={() => {
                setOpen(false);
                onHelp();
              }}
            />
          </div>
        )}
      </Sheet>
    </>
  );
}
