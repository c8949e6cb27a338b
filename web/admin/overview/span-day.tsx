import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Day } from '../ui/filters.tsx';

/** Pause after the last key before a typed day counts, in ms: longer than between two of its digits. */
const pauseMs = 1500;
/** Before this year, of four digits, a year is being typed. */
const firstYear = '1000';

/**
 * A day of the span. Typed, it counts when it is whole: after a pause, by Enter, or when the field is left. On its way
 * it is other days, of which each would be another span, and put back into the field would disturb what is typed.
 */
export function SpanDay({ value = '', onDay, ...field }: ComponentProps<typeof Day>) {
  const [text, setText] = useState(value);
  const isTyped = useRef(false);
  useLayoutEffect(() => setText(value), [value]);
  const isWhole = text >= firstYear;
  const tell = () => {
    isTyped.current = false;
    if (text === value) return;
    if (isWhole) onDay(text);
    else setText(value);
  };
  const tellTyped = useEffectEvent(() => {
    if (isTyped.current && isWhole) tell();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => tellTyped(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') tell();
    else if (key !== 'Tab') isTyped.current = true;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and leaving of the field in it
    <div onKeyDown={press} onBlur={tell} className="min-w-0">
      <Day
        {...field}
        value={text}
        onDay={(day) => {
          if (isTyped.current) setText(day);
          else onDay(day);
        }}
      />
    </div>
  );
}
