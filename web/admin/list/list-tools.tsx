import { useAtomValue, useSetAtom } from 'jotai';
import { Download, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { type DownloadOptions, downloadAtom, exportAtom } from '../api-client/download.ts';
import { useTexts } from '../language.ts';
import { IconButton } from '../ui/icon-button.tsx';

const toolClass =
  'relative grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text aria-expanded:bg-chosen aria-expanded:text-text aria-pressed:bg-chosen aria-pressed:text-text';

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
