import { useSetAtom } from 'jotai';
import {
  Activity,
  ChartNoAxesColumn,
  FileText,
  type IconNode,
  Keyboard,
  KeyRound,
  LogOut,
  Monitor,
  Moon,
  ScrollText,
  Sun,
  UserSearch,
} from 'lucide';
import { useLocation } from 'wouter';
import { hrefFor } from '#contract/content/site-map.ts';
import { useLanguageStore } from '../../state/language-store.ts';
import { type Scheme, schemes, useSchemeStore } from '../../state/scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import { Line } from '../../ui/line.tsx';
import { Logo } from '../../ui/logo.tsx';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { paths } from '../paths.ts';
import { AdminLanguage } from '../ui/admin-language.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ApplicationLists, MessageLists } from './record-lists.tsx';
import { SidebarLink, SidebarLinks, sidebarLinkClass } from './sidebar-link.tsx';

/** The navigation to every page, with counts of what is open there. */
export function Sidebar({ onHelp }: { onHelp(): void }) {
  const texts = useTexts();
  const [path] = useLocation();
  const logOut = useSetAtom(askToLogOutAtom);
  const language = useLanguageStore((store) => store.stored);
  const records = [
    { href: paths.overview, label: texts.overview.title, drawing: ChartNoAxesColumn },
    { href: paths.content, label: texts.content.title, drawing: FileText },
    { href: paths.people, label: texts.people.title, drawing: UserSearch },
    { href: paths.audit, label: texts.audit.title, drawing: ScrollText },
    { href: paths.system, label: texts.system.title, drawing: Activity },
    { href: paths.account, label: texts.account.title, drawing: KeyRound },
  ];
  return (
    <div className="flex min-h-full flex-col gap-4 [@media(max-height:62rem)]:gap-3">
      <a
        href={hrefFor('home', language)}
        className="self-start px-2 text-text"
        title={texts.toSite}
      >
        <Logo name={company().shortName} onPaper />
      </a>
      <nav
        aria-label={texts.sections}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 [@media(max-height:62rem)]:gap-2"
      >
        <MessageLists />
        <ApplicationLists />
        <SidebarLinks>
          {records.map((record) => (
            <SidebarLink
              key={record.href}
              {...record}
              isHere={path === record.href || path.startsWith(`${record.href}/`)}
            />
          ))}
        </SidebarLinks>
      </nav>
      <div className="mt-auto grid gap-0.5">
        <Line className="mx-2 mb-3 h-6 text-signal [@media(max-height:62rem)]:hidden" />
        <div className="flex items-center justify-between gap-2 px-1">
          <AdminLanguage />
          <SchemeChoice />
        </div>
        <button type="button" onClick={onHelp} className={sidebarLinkClass}>
          <Icon drawing={Keyboard} size={18} className="shrink-0 text-muted" />
          {texts.shortcuts.title}
        </button>
        <button type="button" lang={language} onClick={() => logOut()} className={sidebarLinkClass}>
          <Icon drawing={LogOut} size={18} className="shrink-0 text-muted" />
          {texts.logOut}
        </button>
      </div>
    </div>
  );
}

const drawings: Readonly<Record<Scheme, IconNode>> = { system: Monitor, light: Sun, dark: Moon };

/** Chooses light, dark, or the device's scheme. */
function SchemeChoice() {
  const texts = useTexts().scheme;
  const { scheme, choose } = useSchemeStore();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{texts.label}</legend>
      {schemes.map((id) => (
        <IconButton
          drawing={drawings[id]}
          size={17}
          key={id}
          label={texts[id]}
          aria-pressed={id === scheme}
          onClick={() => choose(id)}
          className="grid h-11 w-10 place-items-center rounded-xl text-muted hover:bg-chosen aria-pressed:text-text aria-pressed:bg-chosen"
        />
      ))}
    </fieldset>
  );
}
