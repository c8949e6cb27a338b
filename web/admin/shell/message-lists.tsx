import { useAtomValue } from 'jotai';
import { Archive, type IconNode, Inbox, ShieldAlert, Star, Trash2 } from 'lucide';
import { useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Folder, MessageView } from '#contract/admin/messages.ts';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { inFolder, messagesHref, readQuery } from '../messages/query.ts';
import { paths } from '../paths.ts';
import { SidebarLink, SidebarLinks } from './sidebar-link.tsx';
import { viewIcons } from './view-icons.ts';

const folderIcons: Readonly<Record<Folder, IconNode>> = {
  inbox: Inbox,
  starred: Star,
  archived: Archive,
  spam: ShieldAlert,
  trash: Trash2,
};

/** The folders and views of messages. While a list is shown, a search goes on in each of them. */
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
          {(Object.keys(texts.views) as MessageView[]).map((view) => (
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
