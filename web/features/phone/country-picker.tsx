import '../../ui/popup.css';
import './country-picker.css';
import { useCombobox } from 'downshift';
import type { CountryCode } from 'libphonenumber-js/min';
import { Check } from 'lucide';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePlaced } from '../../ui/use-placed.ts';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { type Country, listCountries, searchCountries } from './country-search.ts';
import { flagOf } from './phone-entry.ts';

type CountryPickerProps = {
  readonly chosen: CountryCode;
  onChoose(country: CountryCode): void;
  /** Called when the focus or a press leaves it. */
  onLeave(): void;
  onEscape(): void;
};

const { InputBlur, InputChange, InputClick, InputKeyDownEscape, MenuMouseLeave } =
  useCombobox.stateChangeTypes;
/** Events at which Downshift would close the list or select; this component decides instead. */
const ignored: readonly unknown[] = [InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave];

/** All countries with a search field, beside the phone field's row that contains it. Open while mounted. */
export function CountryPicker(props: CountryPickerProps) {
  const { chosen, onChoose, onLeave, onEscape } = props;
  const language = usePageLanguage();
  const texts = useChrome().form.phone;
  const countries = useMemo(() => listCountries(language), [language]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchCountries(countries, query), [countries, query]);
  const popup = useRef<HTMLDivElement>(null);
  // In the top layer nothing clips it. Without popovers (before 2024) a fixed position is the fallback.
  useLayoutEffect(() => popup.current?.showPopover?.(), []);
  usePlaced(popup, putBesideRow);
  usePressOutside(true, () => popup.current?.parentElement, onLeave);
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Country>({
    items: found,
    itemToString: (country) => country?.name ?? '',
    isOpen: true,
    // Always null, so that the current country can be selected again.
    selectedItem: null,
    initialHighlightedIndex: countries.findIndex(({ code }) => code === chosen),
    stateReducer: (state, { type, changes }) => {
      if (ignored.includes(type)) return state;
      if (type !== InputChange) return changes;
      const isAnyFound = searchCountries(countries, changes.inputValue ?? '').length > 0;
      return { ...changes, highlightedIndex: isAnyFound ? 0 : -1 };
    },
    onInputValueChange: ({ inputValue }) => setQuery(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.code);
    },
  });

  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-label={texts.country}
      className="popup popup-list country-picker"
      onMouseDown={(event) => {
        // A press beside the search field must not take its focus.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without `relatedTarget` no other element took the focus, see PhoneField.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <input
        {...getInputProps({
          'aria-label': texts.search,
          onKeyDown: (event) => {
            if (event.key !== 'Escape') return;
            // Escape must not close a dialog around the field.
            event.preventDefault();
            event.stopPropagation();
            onEscape();
          },
        })}
        placeholder={texts.search}
        enterKeyHint="done"
        spellCheck={false}
        className="country-search"
      />
      <p role="status" className="p-[0.9rem] text-muted empty:hidden">
        {found.length === 0 && texts.none}
      </p>
      {/* Chromium makes every scroll container a tab stop. */}
      <ul
        {...getMenuProps({ 'aria-label': texts.country })}
        tabIndex={-1}
        className="min-h-0 overflow-y-auto overscroll-contain empty:hidden"
      >
        {found.map((country, index) => (
          <li
            key={country.code}
            {...getItemProps({ item: country, index })}
            aria-current={country.code === chosen ? 'true' : undefined}
            className="popup-item country-item cursor-pointer gap-[0.6rem] py-[0.4rem] leading-[1.3] aria-selected:bg-chosen aria-[current=true]:font-semibold"
          >
            <span aria-hidden="true" className="phone-flag">
              {flagOf(country.code)}
            </span>
            <span className="min-w-0 flex-1 wrap-break-word">{country.name}</span>
            {country.code === chosen && <Icon drawing={Check} size={18} />}
            <span className="figures min-w-[3em] text-right text-muted">
              +{country.callingCode}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In pixels: distance to the row and to the screen's edge, sufficient height, minimum height. */
const gap = 6;
const margin = 8;
const enough = 320;
const least = 180;
/** Maximum height, as a fraction of the viewport's height. */
const most = 0.6;

/** Puts a popup below the row that contains it, or above if there is too little space below and more above. */
function putBesideRow(element: HTMLElement): void {
  const row = element.parentElement?.getBoundingClientRect();
  if (!row) return;
  const { clientHeight } = document.documentElement;
  const seenTop = visualViewport?.offsetTop ?? 0;
  const seenBottom = seenTop + (visualViewport?.height ?? clientHeight);
  const roomAbove = row.top - seenTop - gap - margin;
  const roomBelow = seenBottom - row.bottom - gap - margin;
  const isAbove = roomBelow < enough && roomAbove > roomBelow;
  const room = Math.max(least, isAbove ? roomAbove : roomBelow);
  element.dataset.side = isAbove ? 'above' : 'below';
  Object.assign(element.style, {
    left: `${row.left}px`,
    width: `${row.width}px`,
    top: isAbove ? 'auto' : `${row.bottom + gap}px`,
    bottom: isAbove ? `${clientHeight - row.top + gap}px` : 'auto',
    maxHeight: `${Math.min(room, clientHeight * most)}px`,
  });
}
