import { useAtomValue } from 'jotai';
import {
  Archive,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  ClipboardList,
  Hourglass,
  type IconNode,
  Inbox,
  Mail,
  ShieldAlert,
  ShieldQuestionMark,
  Star,
  StickyNote,
  Trash2,
  UsersRound,
} from 'lucide';
import { useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ApplicationView } from '#contract/admin/applications.ts';
import { type Folder, type MessageView, messageViews } from '#contract/admin/messages.ts';
import { countsAtom } from '../api-client/counts.ts';
import { readQuery as readApplicationQuery } from '../applications/query.ts';
import { useTexts } from '../language.ts';
import { inFolder, messagesHref, readQuery } from '../messages/query.ts';
import { paths } from '../paths.ts';
import { SidebarLink, SidebarLinks } from './sidebar-link.tsx';

const folderIcons: Readonly<Record<Folder, IconNode>> = {
  inbox: Inbox,
  starred: Star,
  archived: Archive,
  spam: ShieldAlert,
  trash: Trash2,
};

/** The folders and views of messages. While a list is shown, a search continues in each of them. */
export function MessageLists() {
  const texts = useTexts();
  const viewsId = useId();
  const [path] = useLocation();
  const search = useSearch();
  const counts = useAtomValue(countsAtom);
  const isShown = path === paths.inbox || path.startsWith(`${paths.inbox}/messages`);
  const shown = isShown ? readQuery(new URLSearchParams(search)) : undefined;
  const openFolder = shown?.view ? undefined : shown?.folder;
  const viewCounts: Readonly<Partial<Record<MessageView, number | undefined>>> = {
    unread: counts?.unread,
    ...counts?.views,
  };
  const folderCounts: Readonly<Partial<Record<Folder, number | undefined>>> = {
    inbox: counts?.unread,
    spam: counts?.folders.spam,
  };
  return (
    <>
      <SidebarLinks>
        {(Object.keys(folderIcons) as Folder[]).map((folder) => (
          <SidebarLink
            key={folder}
            href={messagesHref(shown ? inFolder(shown, folder) : { folder })}
            label={texts.folders[folder]}
            drawing={folderIcons[folder]}
            isHere={openFolder === folder}
            count={folderCounts[folder]}
            countLabel={folder === 'inbox' ? texts.unreadCount : texts.inFolder}
            isStrong={folder === 'inbox'}
          />
        ))}
      </SidebarLinks>
      <div>
        <p id={viewsId} className="px-3 pb-1 text-sm font-semibold text-muted">
          {texts.viewsTitle}
        </p>
        <SidebarLinks labelledBy={viewsId}>
          {messageViews.map((view) => (
            <SidebarLink
              key={view}
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
          ))}
        </SidebarLinks>
      </div>
    </>
  );
}

/** Views with tasks: listed while they are not empty. */
const tasks = ['interview', 'followUp', 'toCheck', 'due'] as const satisfies ApplicationView[];

/**
 * The applications, with their lists while they are shown: the lists of all pages together would not fit a laptop's
 * height.
 */
export function ApplicationLists() {
  const texts = useTexts();
  const [path] = useLocation();
  const search = useSearch();
  const counts = useAtomValue(countsAtom);
  const isShown = path.startsWith(paths.applications);
  const shown = isShown ? readApplicationQuery(new URLSearchParams(search)) : undefined;
  const listed = tasks.filter(
    (view) => shown?.view === view || (counts?.applicationViews[view] ?? 0) > 0,
  );
  return (
    <SidebarLinks>
      <SidebarLink
        href={paths.applications}
        label={texts.applications.title}
        drawing={ClipboardList}
        isHere={
          isShown && !shown?.pool && !shown?.trash && !listed.some((view) => view === shown?.view)
        }
        count={counts?.stages.new}
        countLabel={texts.newCount}
        isStrong
      />
      {shown && (
        <>
          <SidebarLink
            href={`${paths.applications}?view=list&pool=true`}
            label={texts.applications.pool}
            drawing={UsersRound}
            isHere={shown.pool}
          />
          {listed.map((view) => (
            <SidebarLink
              key={view}
              href={`${paths.applications}?view=${view}`}
              label={texts.applications.views[view]}
              drawing={viewIcons[view]}
              isHere={shown.view === view}
              count={counts?.applicationViews[view]}
              countLabel={view === 'followUp' ? texts.marks.dueCount : texts.applications.inView}
            />
          ))}
          <SidebarLink
            href={`${paths.applications}?trash=true`}
            label={texts.applications.trash}
            drawing={Trash2}
            isHere={shown.trash}
          />
        </>
      )}
    </SidebarLinks>
  );
}

/** The views of messages and of applications. */
const viewIcons: Readonly<Record<MessageView | ApplicationView, IconNode>> = {
  unread: Mail,
  waiting: Hourglass,
  interview: CalendarCheck,
  followUp: CalendarClock,
  noted: StickyNote,
  toCheck: ShieldQuestionMark,
  due: CalendarX,
};
