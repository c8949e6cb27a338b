import { type PrimitiveAtom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Download, type IconNode, ListFilter } from 'lucide';

import type { Call } from '#contract/call.ts';
import { Icon } from '../ui/icon.tsx';
import { downloadAtom, exportAtom } from './download.ts';
import { useTexts } from './language.ts';

const toolClass =
  'relative grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text aria-expanded:bg-chosen aria-expanded:text-text aria-pressed:bg-chosen aria-pressed:text-text';

/** Whether the filters are open: the user's choice, kept when the page locks; at first open if a filter is set. */
export function useFiltersOpen(chosenAtom: PrimitiveAtom<boolean | null>, count: number) {
  const [chosen, setChosen] = useAtom(chosenAtom);
  const isOpen = chosen ?? count > 0;
  return [isOpen, () => setChosen(!isOpen)] as const;
}

type FilterToggleProps = {
  readonly isOpen: boolean;
  /** The number of active filters. */
  readonly count: number;
  onToggle(): void;
};

/** Opens and closes the filters, and shows how many are active. */
export function FilterToggle({ isOpen, count, onToggle }: FilterToggleProps) {
  const { title } = useTexts().filters;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={title}
      onClick={onToggle}
      className={toolClass}
    >
      <Icon drawing={ListFilter} size={19} />
      <span className="sr-only">{`${title} `}</span>
      {count > 0 && (
        <span className="absolute right-1.5 top-1.5 grid size-4 place-items-center rounded-full bg-signal text-[0.65rem] font-bold text-night">
          {count}
        </span>
      )}
    </button>
  );
}

/** Downloads what the list shows. */
export function ExportButton({
  call,
  query,
}: {
  readonly call: Call;
  readonly query: Readonly<Record<string, string>>;
}) {
  const { start } = useTexts().export;
  const download = useAtomValue(exportAtom);
  const startDownload = useSetAtom(downloadAtom);
  return (
    <button
      type="button"
      aria-label={start}
      title={start}
      aria-disabled={download !== null || undefined}
      onClick={() => {
        if (download === null) startDownload(call, query);
      }}
      className={toolClass}
    >
      <Icon drawing={Download} size={19} />
    </button>
  );
}

type SwitchToolProps = {
  readonly drawing: IconNode;
  readonly label: string;
  readonly isPressed: boolean;
  onPress(): void;
};

/** One of several views of the same data. */
export function SwitchTool({ drawing, label, isPressed, onPress }: SwitchToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className={toolClass}
    >
      <Icon drawing={drawing} size={19} />
    </button>
  );
}

type ListFootProps = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly isEmpty: boolean;
  /** Shown when the list is empty. */
  readonly empty: string;
  /** Removes the filters; undefined if none is active. */
  readonly onClear?: (() => void) | undefined;
  readonly failed: string;
  onRetry(): void;
};

/** The line below a list: that it is empty, or that loading failed. */
export function ListFoot({ state, isEmpty, empty, onClear, failed, onRetry }: ListFootProps) {
  const texts = useTexts();
  if (state === 'failed') {
    return (
      <div role="alert" className="px-5 py-8">
        <p>{failed}</p>
        <button
          type="button"
          onClick={onRetry}
          className="mt-4 min-h-11 rounded-full border border-edge px-5 font-semibold hover:bg-chosen"
        >
          {texts.retry}
        </button>
      </div>
    );
  }
  if (state !== 'ready' || !isEmpty) return null;
  return (
    <div className="px-5 py-14 text-center text-muted">
      <p className="mx-auto max-w-[22em]">{empty}</p>
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          className="mt-4 min-h-11 font-semibold text-link hover:underline"
        >
          {texts.filters.clear}
        </button>
      )}
    </div>
  );
}
