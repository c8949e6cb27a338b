import { useAtomValue } from 'jotai';
import { Archive, type IconNode, ShieldAlert, StickyNote } from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { longDateTime } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { linkButton } from '../ui/buttons.ts';

/** Says that a message is archived, spam or noted: what the list would say by its folder or view. */
export function StatePart({ message }: { message: Message }) {
  const { state: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const { status, statusSinceUtc, note } = message;
  const said = (on: string, only: string) =>
    statusSinceUtc ? on.replace('{time}', longDateTime(statusSinceUtc, language)) : only;
  if (status !== 'archived' && status !== 'spam' && note === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5">
      {status === 'archived' && (
        <State drawing={Archive}>{said(texts.archivedOn, texts.archived)}</State>
      )}
      {status === 'spam' && <State drawing={ShieldAlert}>{said(texts.spamOn, texts.spam)}</State>}
      {note !== null && (
        <button
          type="button"
          onClick={() => document.querySelector<HTMLElement>('[data-note]')?.focus()}
          className={`no-print -my-1.5 inline-flex items-center gap-2 pointer-coarse:my-0 ${linkButton}`}
        >
          <Icon drawing={StickyNote} size={18} />
          {texts.noted}
        </button>
      )}
    </div>
  );
}

function State({ drawing, children }: { readonly drawing: IconNode; readonly children: string }) {
  return (
    <p className="flex min-h-8 items-center gap-2 font-medium">
      <Icon drawing={drawing} size={18} className="shrink-0 text-muted" />
      {children}
    </p>
  );
}
