import { Menu } from 'lucide';
import { useState } from 'react';
import { useCloseOnDesktop } from '../../features/menus/use-close-on-desktop.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useTexts } from '../language.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar as a sheet: a phone has no space for it beside the list. */
export function SmallMenu({ onHelp }: { onHelp(): void }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  useCloseOnDesktop(isOpen, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-xl hover:bg-chosen"
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
