import { useSetAtom } from 'jotai';
import { Paperclip, X } from 'lucide';
import { useState } from 'react';
import { type LetterFile, readFile } from '#contract/admin/replies.ts';
import { letterFiles } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { readableSize } from '../../format/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { fetchFileAtom, saveFile } from '../api-client/download.ts';
import { FileButton } from '../content/fields/file-button.tsx';
import { isolated } from '../format/isolated.ts';
import { useReader } from '../language.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { attachAtom, detachAtom } from './conversation-state.ts';

type LetterFilesProps = {
  readonly recordId: string;
  readonly files: readonly LetterFile[];
  /** Whether the letter is being sent. */
  readonly isBusy: boolean;
  beforeAdding(): Promise<void>;
};

export function LetterFiles({ recordId, files, isBusy, beforeAdding }: LetterFilesProps) {
  const { texts, language } = useReader();
  const { replies } = texts;
  const attach = useSetAtom(attachAtom);
  const detach = useSetAtom(detachAtom);
  const [failure, setFailure] = useState('');
  const [isAdding, setAdding] = useState(false);
  const isOff = isBusy || isAdding || undefined;
  const report = (outcome: Awaited<ReturnType<typeof attach>>) => {
    if (outcome.ok) return setFailure('');
    const [first] = Object.values(outcome.fields);
    setFailure(first ?? (outcome.text || texts.actionFailed));
  };
  const add = async (file: File) => {
    if (isOff) return;
    const { mebibytes: max, bytes } = letterFiles;
    // Refused before megabytes are sent.
    if (file.size > bytes) return setFailure(fieldMessage({ key: 'fileTooLarge', max }, language));
    setFailure('');
    setAdding(true);
    await beforeAdding();
    report(await attach(recordId, file));
    setAdding(false);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <ul aria-label={replies.files} className="grid gap-1 empty:hidden">
        {files.map((file) => (
          <li key={file.id} className="flex min-w-0 items-center gap-1">
            <FileName file={file} />
            <IconButton
              drawing={X}
              size={16}
              label={fill(replies.removeFile, { name: isolated(file.name) })}
              isOff={isBusy}
              onClick={async () => report(await detach(recordId, file.id))}
              className="grid size-8 place-items-center rounded-lg hover:bg-chosen pointer-coarse:size-11"
            />
          </li>
        ))}
      </ul>
      {files.length < letterFiles.count && (
        <FileButton accept=".pdf,.doc,.docx" aria-disabled={isOff} onFile={add}>
          <Icon drawing={Paperclip} size={17} />
          {isAdding ? replies.addingFile : replies.addFile}
        </FileButton>
      )}
      <ErrorLine className="text-sm">{failure}</ErrorLine>
    </div>
  );
}

/** A file of a letter; a press downloads it. */
export function FileName({ file: { id, name, size } }: { readonly file: LetterFile }) {
  const { texts, language } = useReader();
  const fetchFile = useSetAtom(fetchFileAtom);
  return (
    <LinkButton
      onClick={async () => {
        const outcome = await fetchFile(readFile, { parameters: { id } });
        if (outcome.ok) saveFile(outcome.data.file, outcome.data.name);
        else notify('error', outcome.text || texts.actionFailed);
      }}
      className="inline-flex min-w-0 items-center gap-2 wrap-anywhere"
    >
      <Icon drawing={Paperclip} size={16} className="shrink-0" />
      <bdi>{name}</bdi> <span className="shrink-0 text-muted">{readableSize(size, language)}</span>
    </LinkButton>
  );
}
