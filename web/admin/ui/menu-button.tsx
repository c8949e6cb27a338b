import { Check } from 'lucide';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { PopoverButton } from './popover.tsx';

type MenuItem = {
  readonly label: string;
  /** Whether it is the current one of several choices; undefined for an action. */
  readonly isChosen?: boolean;
  /** A second line, instead of the number. */
  readonly note?: string;
  onPress(): void;
};

type MenuButtonProps = Omit<ComponentProps<typeof PopoverButton>, 'children' | 'popup'> & {
  readonly items: readonly MenuItem[];
  /** The key that opens the menu; pressed again it chooses the focused item. */
  readonly shortcut?: string;
  readonly itemsClassName?: string;
};

/** A button with a menu: arrows, Home and End move, the number of an item chooses it (ARIA APG, menu button). */
export function MenuButton(props: MenuButtonProps) {
  const { items, shortcut, itemsClassName = '', ...button } = props;
  return (
    <PopoverButton {...button} popup="menu">
      {(close) => (
        <div
          role="none"
          className={`group/items grid ${itemsClassName}`}
          onKeyDown={(event) => {
            if (event.key === 'Tab') close();
            else if (event.key === shortcut) press(event, document.activeElement);
            else moveByKeys(event);
          }}
        >
          {items.map(({ label, isChosen, note, onPress }, index) => (
            <button
              key={label}
              type="button"
              {...roleOf(isChosen)}
              data-first={isChosen || undefined}
              tabIndex={-1}
              onClick={() => {
                close();
                onPress();
              }}
              className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-left font-medium outline-offset-[-3px] hover:bg-chosen"
            >
              {note === undefined ? (
                <>
                  <span className="hidden w-5 shrink-0 place-items-center group-has-[[role=menuitemradio]]/items:grid">
                    {isChosen && <Icon drawing={Check} size={17} />}
                  </span>
                  <span className="mr-6 flex-1">{label}</span>
                  <span aria-hidden="true" className="key pointer-coarse:hidden">
                    {index + 1}
                  </span>
                </>
              ) : (
                <span className="min-w-0 py-1.5">
                  <span className="block">{label}</span>
                  <bdi className="block truncate text-sm font-normal text-muted">{note}</bdi>
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </PopoverButton>
  );
}

function roleOf(isChosen: boolean | undefined) {
  if (isChosen === undefined) return { role: 'menuitem' };
  return { role: 'menuitemradio', 'aria-checked': isChosen };
}

/** Moves among the buttons or links of a panel by arrows, Home and End; the number of one presses it. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const last = items.length - 1;
  const next: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const index = next[event.key];
  if (index !== undefined) {
    event.preventDefault();
    items[index]?.focus();
  } else if (/^[1-9]$/.test(event.key)) press(event, items[Number(event.key) - 1]);
}

function press(event: KeyboardEvent, item: Element | null | undefined): void {
  event.preventDefault();
  if (item instanceof HTMLElement) item.click();
}
