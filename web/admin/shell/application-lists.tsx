import { useAtomValue } from 'jotai';
import { ClipboardList, Trash2, UsersRound } from 'lucide';
import { useLocation, useSearch } from 'wouter';
import type { ApplicationView } from '#contract/admin/applications.ts';
import { countsAtom } from '../api-client/counts.ts';
import { readQuery } from '../applications/query.ts';
import { useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { SidebarLink, SidebarLinks } from './sidebar-link.tsx';
import { viewIcons } from './view-icons.ts';

/** The views that ask for something to be done: listed while they hold any. */
const tasks = ['interview', 'followUp', 'toCheck', 'due'] as const satisfies ApplicationView[];

/** The applications, and while they are shown their lists: all pages' lists together would not fit a laptop's height. */
export function ApplicationLists() {
  const texts = useTexts();
  const [path] = useLocation();
  const search = useSearch();
  const counts = useAtomValue(countsAtom);
  const isShown = path.startsWith(paths.applications);
  const shown = isShown ? readQuery(new URLSearchParams(search)) : undefined;
  const listed = tasks.filter(
    (view) => shown?.question === view || (counts?.applicationViews[view] ?? 0) > 0,
  );
  return (
    <SidebarLinks>
      <SidebarLink
        href={paths.applications}
        label={texts.applications.title}
        drawing={ClipboardList}
        isHere={
          isShown &&
          !shown?.pool &&
          !shown?.trash &&
          !listed.some((view) => view === shown?.question)
        }
        count={counts?.stages.new}
        countLabel={texts.newCount}
        isStrong
      />
      {isShown && (
        <SidebarLink
          href={`${paths.applications}?view=list&pool=true`}
          label={texts.applications.pool}
          drawing={UsersRound}
          isHere={shown?.pool === true}
        />
      )}
      {isShown &&
        listed.map((view) => (
          <SidebarLink
            key={view}
            href={`${paths.applications}?view=${view}`}
            label={texts.applications.views[view]}
            drawing={viewIcons[view]}
            isHere={shown?.question === view}
            count={counts?.applicationViews[view]}
            countLabel={view === 'followUp' ? texts.marks.dueCount : texts.applications.inView}
          />
        ))}
      {isShown && (
        <SidebarLink
          href={`${paths.applications}?trash=true`}
          label={texts.applications.trash}
          drawing={Trash2}
          isHere={shown?.trash === true}
        />
      )}
    </SidebarLinks>
  );
}
