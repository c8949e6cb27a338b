import { useSetAtom } from 'jotai';
import { Menu } from 'lucide';
import { useState } from 'react';
import { useLanguageStore } from '../features/language/language-store.ts';
import { useCloseOnDesktop } from '../features/menus/use-close-on-desktop.ts';
import { hrefFor } from '../site-map.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTexts } from './language.ts';
import { LanguageChoice } from './language-choice.tsx';
import { logOutAtom } from './session.ts';

/** What the header holds on a desktop, in a sheet: a phone has no room for it. */
export function SmallMenu() {
  const texts = useTexts();
  const logOut = useSetAtom(logOutAtom);
  const language = useLanguageStore((store) => store.stored);
  const [isOpen, setOpen] = useState(false);
  useCloseOnDesktop(isOpen, () => setOpen(false));
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-full hover:bg-veil"
      >
        <Icon drawing={Menu} size={22} />
      </button>
      <Sheet
        side="left"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.menu}
        closeLabel={texts.closeMenu}
      >
        <div className="grid justify-items-start gap-2 text-text">
          <LanguageChoice />
          <a href={hrefFor('home', language)} className="inline-flex min-h-11 items-center">
            {texts.toSite}
          </a>
          <button type="button" onClick={logOut} className="min-h-11 font-semibold text-link">
            {texts.logOut}
          </button>
        </div>
      </Sheet>
    </div>
  );
}
