import { useAtomValue, useSetAtom } from 'jotai';
import { Download, type IconNode, ListFilter } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { type DownloadOptions, downloadAtom, exportAtom } from '../api-client/download.ts';
import { useTexts } from '../language.ts';
import { IconButton } from '../ui/icon-button.tsx';

const toolClass =
  'relative grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text aria-expanded:bg-chosen aria-expanded:text-text aria-pressed:bg-chosen aria-pressed:text-text';

type FilterToggleProps = {
  readonly isOpen: boolean;
  readonly count: number;
  onToggle(): void;
};

/** Opens and closes the filters, and shows how many are active. */
export function FilterToggle({ isOpen, count, onToggle }: FilterToggleProps) {
  const { title } = useTexts().filters;
  return (
    <button
      id="filters"
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

/** Downloads the list with its filters. */
export function ExportButton(options: DownloadOptions) {
  const { start } = useTexts().export;
  const download = useAtomValue(exportAtom);
  const startDownload = useSetAtom(downloadAtom);
  return (
    <ListTool
      drawing={Download}
      label={start}
      aria-disabled={download !== null || undefined}
      onClick={() => {
        if (download === null) startDownload(options);
      }}
    />
  );
}

type ListToolProps = ComponentProps<'button'> & {
  readonly drawing: IconNode;
  readonly label: string;
};

/** A tool beside the search; its name is its tooltip. */
export function ListTool({ drawing, label, ...button }: ListToolProps) {
  return <IconButton drawing={drawing} size={19} label={label} {...button} className={toolClass} />;
}
