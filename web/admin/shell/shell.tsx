import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Toaster } from '../../features/toasts/toaster.tsx';
import { countsAtom, firstCountsAtom } from '../api-client/counts.ts';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { LogOutQuestion } from '../notes/leave-dialog.tsx';
import { AnswerManagerSlot, LettersSlot } from '../replies/slots.tsx';
import { TagManagerSlot } from '../tags/manager-slot.tsx';
import { announcedAtom } from '../ui/announced.ts';
import { listShortcuts, useShortcuts } from '../ui/shortcuts.ts';
import { IdleWarning } from './idle-warning.tsx';
import { CertificateNotice, LostLine, StorageNotice, UnsavedLine } from './notices.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { Sidebar } from './sidebar.tsx';
import { SmallMenu } from './small-menu.tsx';

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
  const fetchCounts = useSetAtom(firstCountsAtom);
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
  const isCounted = counts !== null;
  useEffect(() => {
    // Later they follow the events.
    if (!isCounted) fetchCounts();
  }, [isCounted, fetchCounts]);
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
      <TagManagerSlot />
      <AnswerManagerSlot />
      <LettersSlot />
      <IdleWarning />
      {/* Docked: at the top centre it would lie on the tools that are pressed next. */}
      <div className="min-w-0 lg:col-start-2">
        <Toaster isDocked texts={texts.notifications} />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
