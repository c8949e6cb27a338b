import { useCombobox } from 'downshift';
import { useAtomValue, useSetAtom } from 'jotai';
import { Check, Minus, Plus } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type RecordTag, type TagColour, tagColours } from '#contract/admin/tags.ts';
import { fieldLimits, tagLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { linkButton } from '../buttons.ts';
import { isolated } from '../isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { createTagAtom, freeColourAtom, isNameOf, tagsFound } from './actions.ts';
import { ColourChoice } from './colour-choice.tsx';
import { TagDot } from './tag-chip.tsx';
import { hasTag, type Tagged, type TagMark, tagMark, tagsAtom } from './tags.ts';

/** Stands in the list for the tag that would be created. */
const newId = 'new';

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes;
const { ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes;
/** Events at which Downshift would close the list or press the highlighted tag. */
const ignored: readonly unknown[] = [InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave];
/** Events that press a tag. Downshift would also replace the typed text. */
const pressing: readonly unknown[] = [InputKeyDownEnter, ItemClick];

type TagPickerProps = {
  readonly records: readonly Tagged[];
  onMark(mark: TagMark): void;
  /** Called to rename and delete tags. */
  onEdit(): void;
};

/** All tags, filtered by what is typed: each press gives the records a tag, or takes it off. A new name creates one. */
export default function TagPicker({ records, onMark, onEdit }: TagPickerProps) {
  const { tags: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const tags = useAtomValue(tagsAtom);
  const freeColour = useAtomValue(freeColourAtom);
  const create = useSetAtom(createTagAtom);
  const group = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosenColour, setColour] = useState<TagColour>();
  const [error, setError] = useState('');
  const [isCreating, setCreating] = useState(false);
  const colour = chosenColour ?? freeColour(tagColours);
  const name = typed.trim();
  const items = useMemo((): RecordTag[] => {
    const isNew = name !== '' && !tags.some((tag) => isNameOf(tag, name));
    return [...tagsFound(tags, typed), ...(isNew ? [{ id: newId, name, colour }] : [])];
  }, [tags, typed, name, colour]);
  const isNew = items.at(-1)?.id === newId;
  const all = records.length;
  const countOf = (tag: RecordTag) => records.filter((record) => hasTag(record, tag.id)).length;

  useEffect(() => input.current?.focus(), []);

  /** The next typed name replaces this one. */
  const again = () => input.current?.select();
  const press = async (tag: RecordTag) => {
    setError('');
    if (tag.id === newId) return createNew();
    const isOn = countOf(tag) < all;
    if (isOn && isAnyFull(records, tag)) return setError(tooMany());
    onMark(tagMark(tag, isOn));
    again();
  };
  const createNew = async () => {
    if (isCreating || !isNew) return;
    if (records.some((record) => record.tags.length >= tagLimits.perRecord)) {
      setError(tooMany());
      return;
    }
    setCreating(true);
    const made = await create({ name, colour });
    setCreating(false);
    if ('error' in made) return setError(made.error);
    onMark(tagMark(made.tag, true));
    setColour(undefined);
    again();
  };
  const tooMany = () => fieldMessage({ key: 'tooManyTags', max: tagLimits.perRecord }, language);

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<RecordTag>({
    items,
    itemToString: (tag) => tag?.name ?? '',
    isOpen: true,
    // Always null, so that the same tag can be pressed again.
    selectedItem: null,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      if (ignored.includes(type)) return state;
      if (pressing.includes(type)) return { ...state, selectedItem: changes.selectedItem ?? null };
      return type === InputChange ? { ...changes, highlightedIndex: 0 } : changes;
    },
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
      setError('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) press(selectedItem);
    },
  });

  return (
    <div className="w-72 max-w-full">
      <input
        {...getInputProps({ ref: input, 'aria-label': texts.search })}
        placeholder={texts.search}
        maxLength={fieldLimits.tagName}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={error !== '' || undefined}
        className="h-11 w-full rounded-xl border border-edge bg-raised px-3 outline-offset-0 aria-invalid:border-error"
      />
      <p role="alert" className="px-3 text-sm font-medium text-error not-empty:py-1.5">
        {error}
      </p>
      <ul
        {...getMenuProps({ 'aria-label': texts.title, 'aria-multiselectable': true })}
        tabIndex={-1}
        className="max-h-64 overflow-y-auto overscroll-contain pt-1"
      >
        {items.map((tag, index) => {
          const count = countOf(tag);
          const isLast = tag.id === newId;
          return (
            <li
              key={tag.id}
              {...getItemProps({ item: tag, index, 'aria-selected': !isLast && count === all })}
              data-active={index === highlightedIndex || undefined}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-xl px-3 data-active:bg-chosen pointer-coarse:min-h-11"
            >
              <span className="grid w-5 shrink-0 place-items-center">
                {isLast ? (
                  <Icon drawing={Plus} size={17} />
                ) : (
                  count > 0 && <Icon drawing={count === all ? Check : Minus} size={17} />
                )}
              </span>
              <TagDot colour={tag.colour} />
              <bdi className="min-w-0 truncate">
                {isLast ? texts.create.replace('{name}', () => isolated(tag.name)) : tag.name}
              </bdi>
              {count > 0 && count < all && (
                <span className="ml-auto shrink-0 text-sm text-muted">
                  {texts.onSome
                    .replace('{count}', count.toLocaleString(language))
                    .replace('{all}', all.toLocaleString(language))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {items.length === 0 && <p className="px-3 py-2 text-muted">{texts.none}</p>}
      {isNew && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter at a colour creates the tag, as in a form
        <div
          className="px-3 pt-1"
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') createNew();
          }}
        >
          <ColourChoice name={group} colour={colour} onColour={setColour} />
        </div>
      )}
      {tags.length > 0 && (
        <div className="mt-1 border-t border-line px-3">
          <button type="button" onClick={onEdit} className={`text-sm ${linkButton}`}>
            {texts.edit}
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether a record has as many tags as allowed, and not this one. */
function isAnyFull(records: readonly Tagged[], tag: RecordTag): boolean {
  return records.some(
    (record) => record.tags.length >= tagLimits.perRecord && !hasTag(record, tag.id),
  );
}
