import { Search, X } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Pause after the last key before a search begins, in ms, so that not every key sends a request. */
const pauseMs = 250;

type SearchBoxProps = {
  readonly value: string | undefined;
  onSearch(value: string | undefined): void;
};

/** Searches while the user types; the key / focuses it. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const texts = useTexts();
  const [text, setText] = useState(value ?? '');
  const asked = useRef(value);
  const field = useRef<HTMLInputElement>(null);
  // The URL may return the submitted text after more was typed, such as a space at the end.
  useLayoutEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value ?? '');
  }, [value]);
  const search = useEffectEvent(() => {
    const wanted = text.trim() || undefined;
    if (wanted === value) return;
    asked.current = wanted;
    onSearch(wanted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="relative min-w-0 flex-1 @min-[34rem]/head:max-w-[26rem]">
      <Icon
        drawing={Search}
        size={18}
        className="pointer-events-none absolute left-3.5 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        id="search"
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The first Escape clears the field, the next one leaves it.
          event.stopPropagation();
          if (text) setText('');
          else event.currentTarget.blur();
        }}
        className="h-11 w-full rounded-xl border border-edge bg-raised pl-10 pr-9 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {text ? (
        <IconButton
          drawing={X}
          size={16}
          label={texts.clearSearch}
          onClick={() => {
            setText('');
            // The button unmounts with the text: move the focus first.
            field.current?.focus();
          }}
          className="absolute right-0 top-0 grid size-11 place-items-center text-muted"
        />
      ) : (
        <span
          aria-hidden="true"
          className="key max-lg:hidden absolute right-3 top-1/2 -translate-y-1/2 pointer-coarse:hidden"
        >
          /
        </span>
      )}
    </search>
  );
}
