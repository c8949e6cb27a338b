import { useAtom, useAtomValue } from 'jotai';
import { Menu } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCloseOnDesktop } from '../../features/menus/desktop.ts';
import { Toaster } from '../../features/toasts/toaster.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { LogOutQuestion } from '../notes/leave-dialog.tsx';
import { CannedAnswerManager } from '../replies/canned-answer-manager.tsx';
import { TagManager } from '../tags/tag-manager.tsx';
import { announcedAtom } from '../ui/announced.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { listShortcuts, type ShortcutKey, shortcutsAtom, useShortcuts } from '../ui/shortcuts.ts';
import { IdleWarning } from './idle-warning.tsx';
import { CertificateNotice, LostLine, StorageNotice, UnsavedLine } from './notices.tsx';
import { Sidebar } from './sidebar.tsx';

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
  const [path] = useLocation();
  const search = useSearch();
  const openHelp = () => {
    setListed(listShortcuts());
    setHelpOpen(true);
  };
  useShortcuts({ '?': { does: texts.shortcuts.keys['?'], run: openHelp } });
  const waiting = counts ? counts.unread + counts.stages.new : 0;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${company().shortName}`;
  }, [waiting, title]);
  return (
    <div className="grid h-dvh grid-rows-[auto_auto_1fr_auto] lg:grid-cols-[15.5rem_1fr] lg:grid-rows-[auto_1fr_auto] print:block print:h-auto">
      <a href="#main" className="skip-link no-print">
        {texts.skip}
      </a>
      <header className="no-print flex items-center gap-2 border-b border-line bg-band px-2 py-1.5 lg:hidden">
        {/* Closed by each navigation, also to another folder. */}
        <SmallMenu key={`${path}?${search}`} onHelp={openHelp} />
        <p aria-hidden="true" className="truncate font-heading text-lg font-semibold">
          {title}
        </p>
      </header>
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
        {children}
      </main>
      <ShortcutSheet isOpen={isHelpOpen} listed={listed} onClose={() => setHelpOpen(false)} />
      <LogOutQuestion />
      <TagManager />
      <CannedAnswerManager />
      <IdleWarning />
      {/* Docked: at the top centre it would cover the tools that are pressed next. */}
      <div className="min-w-0 lg:col-start-2">
        <Toaster isDocked texts={texts.notifications} />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
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

/** The sidebar as a sheet: a phone has no space for it beside the list. */
function SmallMenu({ onHelp }: { onHelp(): void }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  useCloseOnDesktop(isOpen, () => setOpen(false));
  return (
    <>
      <IconButton
        drawing={Menu}
        size={22}
        label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-xl hover:bg-chosen"
      />
      <Sheet
        side="left"
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
