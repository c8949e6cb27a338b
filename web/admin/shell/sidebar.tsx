import { useAtomValue, useSetAtom } from 'jotai';
import {
  Activity,
  Archive,
  CalendarClock,
  CalendarX,
  ChartNoAxesColumn,
  ClipboardList,
  Hourglass,
  type IconNode,
  Inbox,
  Keyboard,
  KeyRound,
  LogOut,
  Mail,
  ScrollText,
  ShieldAlert,
  ShieldQuestionMark,
  Star,
  StickyNote,
  UserSearch,
  UsersRound,
} from 'lucide';
import { useId } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { ApplicationView } from '#contract/admin/applications.ts';
import type { Folder, MessageView } from '#contract/admin/messages.ts';
import { hrefFor } from '../../site-map.ts';
import { useLanguageStore } from '../../state/language-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Line } from '../../ui/line.tsx';
import { Logo } from '../../ui/logo.tsx';
import { readQuery as readApplicationQuery } from '../applications/query.ts';
import { countsAtom } from '../counts.ts';
import { languageAtom, useTexts } from '../language.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { inFolder, messagesHref, readQuery } from '../messages/query.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { paths } from '../paths.ts';
import { SchemeChoice } from '../scheme-choice.tsx';

const folderIcons: Readonly<Record<Folder, IconNode>> = {
  inbox: Inbox,
  starred: Star,
  archived: Archive,
  spam: ShieldAlert,
};

const viewIcons: Readonly<Record<MessageView, IconNode>> = {
  unread: Mail,
  waiting: Hourglass,
  followUp: CalendarClock,
  noted: StickyNote,
  toCheck: ShieldQuestionMark,
  due: CalendarX,
};

/** The views of applications that ask for something to be done: listed only while they hold any. */
const applicationTasks = ['followUp', 'toCheck', 'due'] as const satisfies ApplicationView[];

/** The navigation to every page, with counts of what is open there. */
export function Sidebar({ onHelp }: { onHelp(): void }) {
  const texts = useTexts();
  const viewsId = useId();
  const [path] = useLocation();
  const search = useSearch();
  const counts = useAtomValue(countsAtom);
  const logOut = useSetAtom(askToLogOutAtom);
  const language = useLanguageStore((store) => store.stored);
  const inMessages = path === paths.inbox || path.startsWith(`${paths.inbox}/messages`);
  const shown = inMessages ? readQuery(new URLSearchParams(search)) : undefined;
  const openFolder = shown?.view ? undefined : shown?.folder;
  const inApplications = path.startsWith(paths.applications);
  const applied = inApplications ? readApplicationQuery(new URLSearchParams(search)) : undefined;
  const viewCounts: Readonly<Partial<Record<MessageView, number | undefined>>> = {
    unread: counts?.unread,
    ...counts?.views,
  };
  const tasks = applicationTasks.filter(
    (view) => applied?.question === view || (counts?.applicationViews[view] ?? 0) > 0,
  );
  const folderCounts: Readonly<Partial<Record<Folder, number | undefined>>> = {
    inbox: counts?.unread,
    spam: counts?.folders.spam,
  };
  const records = [
    { href: paths.overview, label: texts.overview.title, drawing: ChartNoAxesColumn },
    { href: paths.people, label: texts.people.title, drawing: UserSearch },
    { href: paths.audit, label: texts.audit.title, drawing: ScrollText },
    { href: paths.system, label: texts.system.title, drawing: Activity },
    { href: paths.account, label: texts.account.title, drawing: KeyRound },
  ];
  return (
    <div className="flex min-h-full flex-col gap-4">
      <a
        href={hrefFor('home', language)}
        className="self-start px-2 text-text"
        title={texts.toSite}
      >
        <Logo onPaper />
      </a>
      <nav aria-label={texts.sections} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {(Object.keys(folderIcons) as Folder[]).map((folder) => (
            <li key={folder}>
              <Way
                href={messagesHref(shown ? inFolder(shown, folder) : { folder })}
                label={texts.folders[folder]}
                drawing={folderIcons[folder]}
                isHere={openFolder === folder}
                count={folderCounts[folder]}
                countLabel={folder === 'inbox' ? texts.unreadCount : texts.inFolder}
                isStrong={folder === 'inbox'}
              />
            </li>
          ))}
        </ul>
        <div>
          <p id={viewsId} className="px-3 pb-1 text-sm font-semibold text-muted">
            {texts.viewsTitle}
          </p>
          <ul aria-labelledby={viewsId} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {(Object.keys(viewIcons) as MessageView[]).map((view) => (
              <li key={view}>
                <Way
                  href={messagesHref({
                    ...(shown && inFolder(shown, 'inbox')),
                    folder: 'inbox',
                    view,
                  })}
                  label={texts.views[view]}
                  drawing={viewIcons[view]}
                  isHere={shown?.view === view}
                  count={viewCounts[view]}
                  countLabel={view === 'followUp' ? texts.marks.dueCount : texts.inFolder}
                />
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          <li>
            <Way
              href={paths.applications}
              label={texts.applications.title}
              drawing={ClipboardList}
              isHere={
                inApplications &&
                !applied?.pool &&
                !tasks.some((view) => view === applied?.question)
              }
              count={counts?.stages.new}
              countLabel={texts.newCount}
              isStrong
            />
          </li>
          <li>
            <Way
              href={`${paths.applications}?view=list&pool=true`}
              label={texts.applications.pool}
              drawing={UsersRound}
              isHere={applied?.pool === true}
            />
          </li>
          {tasks.map((view) => (
            <li key={view}>
              <Way
                href={`${paths.applications}?view=${view}`}
                label={texts.applications.views[view]}
                drawing={viewIcons[view]}
                isHere={applied?.question === view}
                count={counts?.applicationViews[view]}
                countLabel={view === 'followUp' ? texts.marks.dueCount : texts.applications.inView}
              />
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {records.map(({ href, label, drawing }) => (
            <li key={href}>
              <Way href={href} label={label} drawing={drawing} isHere={path === href} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-0.5">
        <Line className="mx-2 mb-3 h-6 text-signal [@media(max-height:62rem)]:hidden" />
        <div className="flex items-center justify-between gap-2 px-1">
          <LanguageChoice />
          <SchemeChoice />
        </div>
        <button type="button" onClick={onHelp} className={wayClass}>
          <Icon drawing={Keyboard} size={18} className="shrink-0 text-muted" />
          {texts.shortcuts.title}
        </button>
        <button type="button" lang={language} onClick={() => logOut()} className={wayClass}>
          <Icon drawing={LogOut} size={18} className="shrink-0 text-muted" />
          {texts.logOut}
        </button>
      </div>
    </div>
  );
}

const wayClass =
  'flex min-h-9 w-full items-center gap-3 rounded-xl px-3 pointer-coarse:min-h-11 text-left font-medium hover:bg-chosen aria-[current=page]:bg-raised aria-[current=page]:font-semibold';

type WayProps = {
  readonly href: string;
  readonly label: string;
  readonly drawing: IconNode;
  readonly isHere: boolean;
  readonly count?: number | undefined;
  /** What the count stands for, for screen readers. */
  readonly countLabel?: string;
  readonly isStrong?: boolean;
};

function Way({ href, label, drawing, isHere, count, countLabel, isStrong }: WayProps) {
  const language = useAtomValue(languageAtom);
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined} className={wayClass}>
      <Icon drawing={drawing} size={18} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count !== undefined && count > 0 && (
        <span className={isStrong ? 'font-bold text-link' : 'text-muted'}>
          {count.toLocaleString(language)}
          <span className="sr-only"> {countLabel}</span>
        </span>
      )}
    </Link>
  );
}
