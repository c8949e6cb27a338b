import '../../ui/popup.css';
import './mega-menu.css';
import { ArrowRight } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ServiceArea } from '#contract/content/identity-schema.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';
import {
  type PageId,
  pages,
  type SectionId,
  sectionsOf,
  sustainabilityPlates,
} from '#contract/content/site-map.ts';
import { useChrome } from '../../loading/content-cache.ts';
import { areaPlate, plates } from '../../plates/plates.ts';
import { useCurrentSection } from '../../state/current-section.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Plate } from '../../ui/plate.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { useEver } from '../../ui/use-ever.ts';
import { usePlaced } from '../../ui/use-placed.ts';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { MapSlot } from '../map/map-slot.tsx';
import { useCloseOnDesktop } from './desktop.ts';
import { closeMenu, useMegaMenu } from './mega-menu-store.ts';

type MegaMenuProps = {
  readonly id: PageId;
  readonly isOpen: boolean;
  readonly onPage: boolean;
};

/** A page's picture and the links to its sections. Once opened it stays mounted, so that its picture stays loaded. */
export function MegaMenu({ id, isOpen, onPage }: MegaMenuProps) {
  const chrome = useChrome();
  const panel = useRef<HTMLDivElement>(null);
  const entriesWanted = useMegaMenu((menu) => menu.entriesWanted);
  const [pointedAt, setPointedAt] = useState<SectionId>();
  const current = useCurrentSection(id, isOpen && onPage);
  const wasOpen = useEver(isOpen);
  usePressOutside(isOpen, () => panel.current?.closest('li'), closeMenu);
  useCloseOnDesktop(isOpen, closeMenu);

  // The focus returns from an entry to the control that it came from: the page's link or the arrow.
  useEffect(() => {
    const item = panel.current?.closest('li');
    if (!isOpen || !item) return;
    // Without focus, the mouse opened it.
    let returnFocusTo =
      item.querySelector<HTMLElement>(':scope > :focus') ?? item.querySelector('button');
    const onFocusIn = ({ target }: globalThis.FocusEvent) => {
      if (target instanceof HTMLElement && target.parentElement === item) returnFocusTo = target;
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) returnFocusTo?.focus();
      closeMenu();
    };
    item.addEventListener('focusin', onFocusIn);
    addEventListener('keydown', onKeyDown);
    return () => {
      item.removeEventListener('focusin', onFocusIn);
      removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  usePlaced(panel, placeUnderItem);

  useEffect(() => {
    if (isOpen && entriesWanted) panel.current?.querySelector('a')?.focus();
  }, [isOpen, entriesWanted]);

  if (!wasOpen) return null;
  const sections = sectionsOf(id, chrome.identity);
  return (
    <div ref={panel} id={`menu-${id}`} hidden={!isOpen} className="popup mega-menu">
      {id === 'contact' ? (
        <div className="mega-menu-preview">
          <MapSlot kind="preview" isShown={isOpen} alt="" plateSizes={previewSizes} />
        </div>
      ) : (
        <MegaMenuPreview page={id} pointedAt={pointedAt} isOpen={isOpen} />
      )}
      <ul onKeyDown={onEntryKey} className="mega-menu-entries">
        {sections.map((section) => (
          <li key={section} onPointerEnter={() => setPointedAt(section)}>
            <PageLink
              page={id}
              section={section}
              onClick={closeMenu}
              aria-current={section === current ? 'location' : undefined}
              onFocusCapture={() => setPointedAt(section)}
              className="mega-menu-entry"
            >
              <span>
                <span className="mega-menu-label">{chrome.submenu[section].label}</span>
                <span className="mt-[0.2rem] block text-[0.95rem] font-normal text-muted">
                  {unbroken(chrome.submenu[section].note)}
                </span>
              </span>
              <Icon drawing={ArrowRight} size={24} />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Minimum distance from the window's edges, in pixels. */
const windowMargin = 16;

/** Centres a menu under its item, as far as the window allows. */
function placeUnderItem(panel: HTMLElement): void {
  const item = panel.closest('li')?.getBoundingClientRect();
  if (!item) return;
  const width = panel.offsetWidth;
  const centred = item.left + (item.width - width) / 2;
  const most = document.documentElement.clientWidth - width - windowMargin;
  panel.style.left = `${Math.max(windowMargin, Math.min(centred, most))}px`;
}

/** Up and Down move between entries and wrap around. Home and End go to the first and the last. */
function onEntryKey(event: KeyboardEvent<HTMLUListElement>): void {
  const entries = [...event.currentTarget.querySelectorAll('a')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next % entries.length)?.focus();
}

/** Specification, section 9: a mouse that only passes an entry must not change the picture. */
const swapDelayMs = 300;

/** The width of a menu's picture, as the `sizes` of HTML. */
const previewSizes = '(width < 2134px) 30vw, 640px';

type MegaMenuPreviewProps = {
  readonly page: PageId;
  readonly pointedAt: SectionId | undefined;
  readonly isOpen: boolean;
};

/** The page's picture, or that of the hovered entry if its section has one. */
function MegaMenuPreview({ page, pointedAt, isOpen }: MegaMenuPreviewProps) {
  const pictures = picturesOf(page, useChrome().identity.serviceAreas);
  const wanted = (pictures.find(({ section }) => section === pointedAt) ?? pictures[0])?.section;
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setShown(wanted), swapDelayMs);
    return () => clearTimeout(timer);
  }, [wanted, isOpen]);
  return (
    <div className="mega-menu-preview">
      {pictures.map(({ section, id, own }) => (
        <div
          key={section}
          data-shown={section === shown || undefined}
          className={`${isSquare(id) ? 'is-whole' : ''} ${plates[id].tones[0] === 'night' ? 'night' : ''}`}
        >
          <Plate id={id} own={own} alt="" sizes={previewSizes} />
        </div>
      ))}
    </div>
  );
}

/** A medal or rings: a wider frame would crop the rim. */
function isSquare(id: PlateId): boolean {
  return plates[id].width === plates[id].height;
}

type Picture = {
  readonly section: string;
  readonly id: PlateId;
  readonly own?: string | undefined;
};

/** The pictures of a page's sections, or its one picture; the first is shown before a section is pointed at. */
function picturesOf(page: PageId, areas: readonly ServiceArea[]): Picture[] {
  if (page === 'services') return areas.map((area) => ({ section: area.id, ...areaPlate(area) }));
  if (page === 'sustainability') {
    return Object.entries(sustainabilityPlates).map(([section, id]) => ({ section, id }));
  }
  const entry = pages[page];
  return [{ section: '', id: 'plate' in entry ? entry.plate : 'skyline' }];
}
