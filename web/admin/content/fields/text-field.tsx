import { useAtomValue, useSetAtom } from 'jotai';
import { Braces, Link2 } from 'lucide';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { allFacts, isFact, placeholder } from '#contract/content/fact-names.ts';
import { fill } from '#contract/fill.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toShown, toStored } from '../../format/placeholder-names.ts';
import { languageAtom } from '../../language.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { linkRequestAtom } from '../links/link-dialog.tsx';
import { linkAt, linkMark, replaced } from '../links/links.ts';
import { keyOf } from '../names.ts';
import { WordsButton, wordsClass } from '../small-buttons.tsx';
import { factsAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { inputClass, ProblemAt, useProblem, type ValueProps } from './field-parts.tsx';

const inputModes = { email: 'email', url: 'url', e164: 'tel' } as const;

/**
 * A text, with its placeholders as the screen calls them. Pages show it without line breaks, so Enter makes none: in a
 * list of texts it begins the next item.
 */
export function TextField(props: ValueProps<'text'>) {
  const { field, value, fieldRef, name, language, onChange, aside } = props;
  const texts = useContentTexts();
  const input = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const id = keyOf(fieldRef);
  const stored = typeof value === 'string' ? value : '';
  const text = toShown(stored, texts.placeholders);
  const storedOf = (shown: string) => toStored(shown, texts.placeholders);
  const onSplit =
    props.onSplit && ((parts: readonly string[]) => props.onSplit?.(parts.map(storedOf)));
  const problem = useProblem(id);
  const isLong = field.max !== undefined && stored.trim().length > field.max;
  const openLink = useSetAtom(linkRequestAtom);
  useAutoHeight(input, text);
  /** Replaces a part of the text, and puts the caret after it. */
  const write = (spot: { readonly from: number; readonly to: number }, words: string) => {
    // If another window changed the text while a dialog was open, positions are no longer valid.
    const next = storedOf(replaced(text, spot, words));
    onChange((now: unknown) => (now === value ? next : now));
    setTimeout(() => {
      input.current?.focus();
      input.current?.setSelectionRange(spot.from + words.length, spot.from + words.length);
    });
  };
  const selection = () => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      input.current ?? {};
    return { from, to };
  };
  const insert = (words: string) => write(selection(), words);
  const askLink = () => {
    const { from, to } = selection();
    const spot = linkAt(text, from, to);
    openLink({
      ...{ spot, language },
      put: (words, target) => write(spot, target ? linkMark(words, target) : words),
      leave: () => input.current?.focus(),
    });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k' && field.links) {
      event.preventDefault();
      askLink();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onSplit?.([text.slice(0, selectionStart).trimEnd(), text.slice(selectionEnd).trimStart()]);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
    const parts = withBreaks(whole, '\n').split('\n').filter(Boolean);
    if (!onSplit || !pasted.includes('\n') || parts.length < 2) return;
    event.preventDefault();
    onSplit(parts);
  };
  return (
    <div className="group/text min-w-0">
      <textarea
        ref={input}
        id={id}
        lang={language}
        aria-label={name}
        aria-invalid={isLong || problem !== undefined || undefined}
        aria-describedby={`hint${fieldRef.path} ${noteId} ${id}-problem`}
        autoComplete="off"
        rows={1}
        dir="auto"
        spellCheck={language !== undefined}
        inputMode={field.format && inputModes[field.format]}
        value={text}
        onChange={({ target }) => {
          const { value: typed, selectionEnd } = target;
          const next = storedOf(inOneLine(typed));
          const shown = toShown(next, texts.placeholders);
          if (shown !== typed) {
            // React would put the caret at the end.
            const before = storedOf(inOneLine(typed.slice(0, selectionEnd)));
            const caret = toShown(before, texts.placeholders).length;
            target.value = shown;
            target.setSelectionRange(caret, caret);
          }
          onChange(field.optional && next === '' ? undefined : next);
        }}
        onKeyDown={press}
        onPaste={paste}
        className={`field-sizing-content min-h-11 resize-none ${inputClass}`}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Facts text={stored} language={language} />
        {field.links && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container everywhere
          <div
            role="group"
            aria-label={texts.marksTool.label}
            className="-ml-2 flex flex-wrap opacity-0 group-focus-within/text:opacity-100 group-hover/text:opacity-100"
          >
            <WordsButton onClick={askLink}>
              <Icon drawing={Link2} size={16} />
              {texts.marksTool.link}
            </WordsButton>
            <FactMenu language={language} onInsert={insert} />
          </div>
        )}
        <div className="ml-auto flex items-center gap-x-3">
          <div id={noteId} className="text-right text-sm text-muted">
            <Counter {...field} length={stored.trim().length} />
            <Missing holds={field.holds} text={stored} onInsert={insert} />
          </div>
          {aside}
        </div>
      </div>
      <ProblemAt at={id} />
    </div>
  );
}

function inOneLine(text: string): string {
  return withBreaks(text, ' ');
}

/** Replaces each line break and the white space around it. In linear time: what is pasted may be long. */
function withBreaks(text: string, replacement: string): string {
  return text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? replacement : space));
}

type CounterProps = { readonly min?: number; readonly max?: number; readonly length: number };

function Counter({ min, max, length }: CounterProps) {
  const { fields } = useContentTexts();
  const language = useAtomValue(languageAtom);
  if (min !== undefined && length < min) {
    return <p>{fill(fields.least, { min, count: length }, language)}</p>;
  }
  if (max === undefined) return null;
  const put = (words: string) => fill(words, { count: length, max }, language);
  return (
    <p className={length > max ? 'font-semibold text-error' : ''}>
      <span aria-hidden="true">{put(fields.count)}</span>
      <span className="sr-only">{put(fields.countLabel)}</span>
    </p>
  );
}

type MissingProps = {
  readonly holds: readonly string[] | undefined;
  readonly text: string;
  onInsert(words: string): void;
};

/** Required placeholders that are missing in the text. */
function Missing({ holds = [], text, onInsert }: MissingProps) {
  const { fields, placeholders } = useContentTexts();
  return holds
    .filter((name) => !text.includes(name))
    .map((name) => toShown(name, placeholders))
    .map((name) => (
      <p key={name} className="text-error">
        {fill(fields.missing, { name })}{' '}
        <WordsButton onClick={() => onInsert(name)}>{fill(fields.insert, { name })}</WordsButton>
      </p>
    ));
}

/** Values of the placeholders in the text; periods of storage are known to the server alone. */
function Facts({ text, language }: { text: string; language: Language | undefined }) {
  const { placeholders } = useContentTexts();
  const facts = useAtomValue(factsAtom);
  const names = new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
  const shown = [...names].filter(isFact).flatMap((name) => {
    const factValue = language && facts[language].get(name);
    return factValue ? [{ name, value: factValue }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5 text-sm">
      {shown.map(({ name, value }) => (
        <li key={name} className="max-w-full truncate rounded-full bg-chosen px-2.5 py-0.5">
          <span className="text-muted">{placeholders[name]}:</span> <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Makes a text area as high as its text, where the browser lacks `field-sizing`. */
function useAutoHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    const adapt = () => {
      current.style.height = 'auto';
      // With the border, which the height includes.
      current.style.height = `${current.scrollHeight + 2}px`;
    };
    adapt();
    addEventListener('resize', adapt);
    return () => removeEventListener('resize', adapt);
  }, [area, text]);
}

type FactMenuProps = { readonly language: Language | undefined; onInsert(words: string): void };

/** The company's facts with their present values: a page shows the value, and follows its changes. */
function FactMenu({ language = defaultLanguage, onInsert }: FactMenuProps) {
  const { marksTool: texts, placeholders } = useContentTexts();
  const facts = useAtomValue(factsAtom)[language];
  return (
    <MenuButton
      name={texts.factsLabel}
      className={wordsClass}
      itemsClassName="max-h-80 w-80 max-w-full grid-cols-[minmax(0,1fr)]"
      face={
        <>
          <Icon drawing={Braces} size={16} />
          {texts.fact}
        </>
      }
      items={allFacts.map((name) => ({
        label: placeholders[name],
        note: facts.get(name) ?? '',
        onPress: () => onInsert(`{${placeholders[name]}}`),
      }))}
    />
  );
}
