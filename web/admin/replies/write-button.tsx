import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { countsAtom, refreshCountsAtom } from '../api-client/counts.ts';
import { writingAtom } from './writing.ts';

type WriteButtonProps = {
  /** The record's key presses the element with this id. */
  readonly id: string;
  readonly recordId: string;
  readonly title: string;
  readonly className: string;
  /** Begins the letter in the mail program. */
  readonly mailHref: string;
  onMailProgram?(): void;
  readonly children: ReactNode;
};

/** Begins a letter in the record; where the site sends no mail, in the mail program. */
export function WriteButton(props: WriteButtonProps) {
  const { id, recordId, title, className, mailHref, onMailProgram, children } = props;
  const canReply = useAtomValue(countsAtom)?.canReply;
  const setWriting = useSetAtom(writingAtom);
  const askAgain = useSetAtom(refreshCountsAtom);
  // The id of the record, since another one may be opened while its letter waits.
  const [wanted, setWanted] = useState<string>();
  const isWanted = wanted === recordId;
  useEffect(() => {
    if (!isWanted || canReply === undefined) return;
    setWanted(undefined);
    document.getElementById(id)?.click();
  }, [id, isWanted, canReply]);
  const shared = { id, title, className };
  // Not known yet: the press waits, since the mail program is wrong where the site sends mail.
  if (canReply ?? true) {
    return (
      <button
        {...shared}
        type="button"
        aria-busy={isWanted}
        onClick={() => {
          if (canReply) return setWriting({ id: recordId });
          setWanted(recordId);
          askAgain();
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <a {...shared} href={mailHref} onClick={onMailProgram}>
      {children}
    </a>
  );
}
