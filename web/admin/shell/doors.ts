import { useAtomValue } from 'jotai';
import {
  Activity,
  CalendarCheck,
  ChartNoAxesColumn,
  ClipboardList,
  FileText,
  type IconNode,
  Inbox,
  KeyRound,
  UserSearch,
  Users,
} from 'lucide';
import { useLocation, useSearch } from 'wouter';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { useSees } from '../session/user.ts';
import type { Place } from '../ui/nav-link.tsx';
import type { ShortcutKey } from '../ui/shortcuts.ts';

type Door = Place & {
  readonly shortcut: ShortcutKey;
  readonly drawing: IconNode;
  readonly isStrong?: boolean;
};

/** The pages of the admin that are for the user, with the number of what is open there. Folders and views are inside their page. */
export function useDoors(): readonly Door[] {
  const texts = useTexts();
  const counts = useAtomValue(countsAtom);
  const [path] = useLocation();
  const view = new URLSearchParams(useSearch()).get('view');
  const isIn = (page: string) => path === page || path.startsWith(`${page}/`);
  const isInterviews = isIn(paths.applications) && view === 'interview';
  const interviews = counts?.applicationViews.interview ?? 0;
  const page = (
    id: 'overview' | 'content' | 'people' | 'team' | 'system' | 'account',
    shortcut: ShortcutKey,
    drawing: IconNode,
  ) => ({
    ...{ href: paths[id], label: texts[id].title, isHere: isIn(paths[id]), shortcut, drawing },
  });
  const sees = useSees();
  const doors: readonly Door[] = [
    {
      ...{ href: paths.inbox, label: texts.folders.inbox, drawing: Inbox, shortcut: 'g i' },
      isHere: path === paths.inbox || isIn(`${paths.inbox}/messages`),
      ...{ count: counts?.unread, countLabel: texts.unreadCount, isStrong: true },
    },
    {
      ...{ href: paths.applications, label: texts.applications.title, drawing: ClipboardList },
      isHere: isIn(paths.applications) && !isInterviews,
      ...{ count: counts?.stages.new, countLabel: texts.newCount, isStrong: true, shortcut: 'g a' },
    },
    ...(interviews > 0 || isInterviews
      ? [
          {
            ...{ href: `${paths.applications}?view=interview`, shortcut: 'g m' as const },
            ...{ label: texts.applications.views.interview, drawing: CalendarCheck },
            isHere: isInterviews,
            ...{ count: interviews, countLabel: texts.applications.inView },
          },
        ]
      : []),
    page('overview', 'g o', ChartNoAxesColumn),
    page('content', 'g c', FileText),
    page('people', 'g p', UserSearch),
    page('team', 'g t', Users),
    {
      ...page('system', 'g s', Activity),
      isHere: isIn(paths.system) || isIn(paths.audit),
      count: counts?.openMatters,
      ...{ countLabel: texts.openMatters, isStrong: true },
    },
    page('account', 'g u', KeyRound),
  ];
  return doors.filter(({ href }) => sees(href));
}
