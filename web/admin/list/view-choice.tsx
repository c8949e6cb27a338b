import { ChevronDown } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { moveByKeys } from '../ui/menu-button.tsx';
import { NavLink, type Place } from '../ui/nav-link.tsx';
import { PopoverButton } from '../ui/popover.tsx';

/** The name of the list; pressed, the folders and views of the page with their counts. */
export function ViewChoice({ places }: { readonly places: readonly Place[] }) {
  const { viewsTitle } = useTexts();
  const title = places.find(({ isHere }) => isHere)?.label ?? '';
  return (
    <div className="flex basis-full @min-[34rem]/head:basis-auto">
      <PopoverButton
        id="views"
        popup="dialog"
        name={`${viewsTitle}: ${title}`}
        face={
          <>
            <span className="truncate">{title}</span>
            <Icon drawing={ChevronDown} size={18} className="shrink-0 text-muted" />
          </>
        }
        className="-ml-2 flex h-11 min-w-0 items-center gap-1.5 rounded-xl px-2 font-heading text-lg font-semibold hover:bg-chosen"
      >
        {(close) => (
          <nav aria-label={viewsTitle} onKeyDown={moveByKeys} className="w-64 max-w-full">
            <ul className="grid gap-0.5">
              {places.map((place) => (
                <NavLink key={place.href} {...place} onPress={close} />
              ))}
            </ul>
          </nav>
        )}
      </PopoverButton>
    </div>
  );
}
