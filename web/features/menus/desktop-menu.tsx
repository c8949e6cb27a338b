import { ChevronDown } from 'lucide';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { navigation, type PageId } from '#contract/content/site-map.ts';
import { fill } from '#contract/fill.ts';
import { useChrome } from '../../loading/content-cache.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { closeMenu, enterMenu, leaveMenu, openMenu, useMegaMenu } from './mega-menu-store.ts';

/**
 * The six pages, each with a menu of its sections. A page's name is a link, for a click or a tap. Its menu opens by the
 * arrow beside it, by a mouse that rests on either, and by keyboard.
 */
export function DesktopMenu({ page }: { readonly page: PageId }) {
  return (
    <nav aria-label={useChrome().navigation.label} className="hidden shrink-0 lg:block">
      <ul className="flex text-[0.95rem] font-medium xl:gap-2">
        {navigation.map((id) => (
          <Item key={id} id={id} page={page} />
        ))}
      </ul>
    </nav>
  );
}

function Item({ id, page }: { readonly id: PageId; readonly page: PageId }) {
  const chrome = useChrome();
  const isOpen = useMegaMenu((menu) => menu.page === id);
  const openEntries = () => openMenu(id, {});
  const label = chrome.navigation[id];

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
  };

  return (
    <li
      onPointerEnter={ofMouse((item) => {
        if (!mouseRestsOn(item)) enterMenu(id);
      })}
      onPointerLeave={ofMouse(leaveMenu)}
      onBlur={onBlur}
      className="flex items-center"
    >
      <PageLink
        page={id}
        aria-current={id === page ? 'page' : undefined}
        onClick={closeMenu}
        onKeyDown={(event) => onItemKey(event, openEntries)}
        className="ml-2 border-b-2 border-transparent py-2 hover:border-signal aria-[current=page]:border-dawn"
      >
        {label}
      </PageLink>
      <button
        type="button"
        aria-label={fill(chrome.menu.sections, { page: label })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `menu-${id}` : undefined}
        onClick={() => (isOpen ? closeMenu() : openMenu(id))}
        onKeyDown={(event) => onItemKey(event, openEntries)}
        className="needs-script grid h-11 w-7 place-items-center text-mist hover:text-white"
      >
        <Icon drawing={ChevronDown} size={14} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <MegaMenu id={id} isOpen={isOpen} onPage={id === page} />
    </li>
  );
}

/** Mouse only: a touch is about to tap the link, and must not open a menu. */
function ofMouse(handle: (item: Element) => void) {
  return ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'mouse') handle(currentTarget);
  };
}

/** On a link Enter must follow it. On the arrow, Enter and space already cause a click. */
function onItemKey(event: KeyboardEvent<HTMLElement>, openEntries: () => void): void {
  const { key, currentTarget } = event;
  const item = currentTarget.closest('li');
  const neighbour = key === 'ArrowRight' ? item?.nextElementSibling : item?.previousElementSibling;
  if (key === 'ArrowRight' || key === 'ArrowLeft') neighbour?.querySelector('a')?.focus();
  else if (key === 'ArrowDown' || (key === ' ' && currentTarget.tagName === 'A')) openEntries();
  else return;
  event.preventDefault();
}

/** The mouse's last position; undefined while it is outside the window. */
let last: { readonly clientX: number; readonly clientY: number } | undefined;

if (typeof document !== 'undefined') {
  addEventListener('pointermove', (event) => {
    last = event;
  });
  document.documentElement.addEventListener('pointerleave', () => {
    last = undefined;
  });
}

/**
 * Whether the mouse was already over an element before an enter event. When a page change is animated or a dialog
 * closes, browsers send leave and enter events for a mouse that does not move.
 */
function mouseRestsOn(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return (
    last !== undefined &&
    last.clientX >= left &&
    last.clientX < right &&
    last.clientY >= top &&
    last.clientY < bottom
  );
}
