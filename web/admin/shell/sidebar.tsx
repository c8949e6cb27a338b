import { useSetAtom } from 'jotai';
import { type IconNode, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide';
import { hrefFor } from '#contract/content/site-map.ts';
import { useLanguageStore } from '../../state/language-store.ts';
import { type Scheme, schemes, useSchemeStore } from '../../state/scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import { Line } from '../../ui/line.tsx';
import { Logo } from '../../ui/logo.tsx';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { useUser } from '../session/user.ts';
import { AdminLanguage } from '../ui/admin-language.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { NavLink, navLinkClass } from '../ui/nav-link.tsx';
import { useDoors } from './doors.ts';

/** The navigation to every page, with counts of what is open there. */
export function Sidebar({ onHelp }: { onHelp(): void }) {
  const texts = useTexts();
  const logOut = useSetAtom(askToLogOutAtom);
  const name = useUser()?.name;
  const language = useLanguageStore((store) => store.stored);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <a
        href={hrefFor('home', language)}
        className="self-start px-2 text-text"
        title={texts.toSite}
      >
        <Logo name={company().shortName} onPaper />
      </a>
      <nav aria-label={texts.sections}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {useDoors().map((door) => (
            <NavLink key={door.href} {...door} />
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-0.5">
        <Line className="mx-2 mb-3 h-6 text-signal in-[dialog]:hidden" />
        <div className="flex items-center justify-between gap-2 px-1">
          <AdminLanguage />
          <SchemeChoice />
        </div>
        <button type="button" onClick={onHelp} className={navLinkClass}>
          <Icon drawing={Keyboard} size={18} className="shrink-0 text-muted" />
          {texts.shortcuts.title}
        </button>
        <button type="button" lang={language} onClick={() => logOut()} className={navLinkClass}>
          <Icon drawing={LogOut} size={18} className="shrink-0 text-muted" />
          <span className="min-w-0 truncate">
            {[texts.logOut, name].filter(Boolean).join(' · ')}
          </span>
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
