import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import {
  type Country,
  listCountries,
  searchCountries,
} from '../../../features/phone/country-search.ts';
import { useLanguage } from '../../language.ts';
import { inputClass, ProblemAt, useTie, type ValueProps } from './field-parts.tsx';

/** Listed once: a table has a row for each country. */
const lists: Partial<Record<Language, Country[]>> = {};
const { InputChange } = useCombobox.stateChangeTypes;

/** A country, searched by its name. Enter, and leaving the field, choose the best match. */
export function CountryField({ value, fieldRef, name, onChange }: ValueProps<'country'>) {
  const tie = useTie(fieldRef);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  lists[language] ??= listCountries(language);
  const found = searchCountries(lists[language], typed);
  const { getInputProps, getMenuProps, getItemProps, isOpen } = useCombobox<Country>({
    inputId: tie.id,
    items: found,
    selectedItem: lists[language].find(({ code }) => code === value) ?? null,
    itemToString: (country) => country?.name ?? '',
    stateReducer: (_, { type, changes }) =>
      type === InputChange ? { ...changes, highlightedIndex: 0 } : changes,
    onStateChange({ type, inputValue = '', isOpen }) {
      if (type === InputChange) setTyped(inputValue);
      else if (isOpen === false) setTyped('');
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.code),
  });
  return (
    <div className="relative">
      <input
        {...getInputProps({ ...tie, 'aria-label': name })}
        spellCheck={false}
        className={`h-11 ${inputClass}`}
      />
      <ul
        {...getMenuProps({ 'aria-label': name })}
        className="absolute z-5 mt-1 max-h-64 w-full overflow-y-auto rounded-xl border border-edge bg-raised empty:hidden"
      >
        {isOpen &&
          found.map((item, index) => (
            <li
              key={item.code}
              {...getItemProps({ item, index })}
              className="cursor-pointer px-3 py-2 aria-selected:bg-chosen"
            >
              {item.name}
            </li>
          ))}
      </ul>
      <ProblemAt at={tie.id} />
    </div>
  );
}
