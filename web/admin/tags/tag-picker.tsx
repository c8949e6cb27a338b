import { useAtomValue, useSetAtom } from 'jotai';
import { Check, Minus, Plus } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { RecordTag, TagColour } from '#contract/admin/tags.ts';
import { fieldLimits, tagLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { useKeptState } from '../session/kept-state.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { createTagAtom, freeColourAtom } from './actions.ts';
import { ColourChoice } from './colour-choice.tsx';
import { TagDot } from './tag-chip.tsx';
import { hasTag, type Tagged, type TagMark, tagMark } from './tag-mark.ts';
import { isNameOf, tagsFound } from './tag-names.ts';
import { type TaggedKind, tagsAtom, tagsFor } from './tags.ts';

/** Id of the option that creates a tag. */
const newId = 'new';

type TagPickerProps = {
  readonly kind: TaggedKind;
  readonly records: readonly Tagged[];
  onMark(mark: TagMark): void;
  /** Opens the window for renaming and deleting tags. */
  onEdit(): void;
};

/** The tags of this kind of record, or all that match the typed text: a press adds a tag to the records, or removes it. A new name creates one. */
export default function TagPicker({ kind, records, onMark, onEdit }: TagPickerProps) {
  const { tags: texts } = useTexts();
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom);
  const freeColour = useAtomValue(freeColourAtom);
  const create = useSetAtom(createTagAtom);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useKeptState('tag', '');
  const [active, setActive] = useState(0);
  const [chosenColour, setColour] = useKeptState<TagColour | undefined>('tag’s colour', undefined);
  const [error, setError] = useState('');
  const isCreating = useRef(false);
  /** Of the records as they are when the tag was created. */
  const mark = useRef(onMark);
  const colour = chosenColour ?? freeColour;
  const name = typed.trim();
  const isNew = name !== '' && !tags.some((tag) => isNameOf(tag, name));
  const items: readonly RecordTag[] = [
    // A search also finds those of the other kind: their names are taken.
    ...(name ? tagsFound(tags, typed) : tagsFor(kind, tags)),
    ...(isNew ? [{ id: newId, name, colour }] : []),
  ];
  const all = records.length;
  const countOf = (tag: RecordTag) => records.filter((record) => hasTag(record, tag.id)).length;

  useEffect(() => {
    mark.current = onMark;
  });
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const tooMany = () => fieldMessage({ key: 'tooManyTags', max: tagLimits.perRecord }, language);
  /** The next typed name replaces this one. */
  const again = () => input.current?.select();
  const press = (tag: RecordTag | undefined) => {
    setError('');
    if (!tag) return;
    const isOn = countOf(tag) < all;
    if (isOn && isAnyFull(records, tag)) setError(tooMany());
    else if (tag.id === newId) createNew();
    else {
      onMark(tagMark(tag, isOn));
      again();
    }
  };
  const createNew = async () => {
    if (isCreating.current) return;
    isCreating.current = true;
    const made = await create({ name, colour });
    isCreating.current = false;
    if ('error' in made) {
      // The menu may be closed by now.
      if (input.current) setError(made.error);
      else notify('error', made.error);
      return;
    }
    mark.current(tagMark(made.tag, true));
    setColour(undefined);
    if (input.current?.value.trim() === name) again();
  };
  const moveBy = (step: number) =>
    setActive((now) => (now + step + items.length) % Math.max(1, items.length));
  const onKeyDown = (event: KeyboardEvent) => {
    // The first Enter ends the composition of a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveBy(1);
    else if (event.key === 'ArrowUp') moveBy(-1);
    else if (event.key === 'Enter') press(items[active]);
    else return;
    event.preventDefault();
  };

  return (
    <div className="w-72 max-w-full">
      <input
        ref={input}
        role="combobox"
        aria-label={texts.search}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={items[active] && `${id}-${items[active].id}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setError('');
        }}
        onKeyDown={onKeyDown}
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
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.title}
        aria-multiselectable
        tabIndex={-1}
        className="max-h-[17rem] overflow-y-auto overscroll-contain pt-1"
      >
        {items.map((tag, index) => {
          const count = countOf(tag);
          const isLast = tag.id === newId;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys press the option
            <div
              key={tag.id}
              id={`${id}-${tag.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={!isLast && count === all}
              onMouseMove={() => setActive(index)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(tag)}
              data-active={index === active || undefined}
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
                {isLast ? fill(texts.create, { name: isolated(tag.name) }) : tag.name}
              </bdi>
              {count > 0 && count < all && (
                <span className="ml-auto shrink-0 text-sm text-muted">
                  {fill(texts.onSome, { count, all }, language)}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {items.length === 0 && <p className="px-3 py-2 text-muted">{texts.none}</p>}
      {isNew && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter at a colour creates the tag, as in a form
        <div
          className="px-3 pt-1"
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') press(items.at(-1));
          }}
        >
          <ColourChoice name={`${id}-colour`} colour={colour} onColour={setColour} />
        </div>
      )}
      {tags.length > 0 && (
        <div className="mt-1 border-t border-line px-3">
          <LinkButton onClick={onEdit} className="text-sm">
            {texts.edit}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** Whether a record has the maximum of tags, and not this one. */
function isAnyFull(records: readonly Tagged[], tag: RecordTag): boolean {
  return records.some(
    (record) => record.tags.length >= tagLimits.perRecord && !hasTag(record, tag.id),
  );
}
