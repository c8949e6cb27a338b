import { useAtomValue, useSetAtom } from 'jotai';
import { Archive, Inbox, Mail, MailOpen, ShieldAlert, ShieldCheck, Trash2, X } from 'lucide';
import type { Message } from '#contract/admin/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { languageAtom, useTexts } from '../language.ts';
import type { Action } from './act.ts';
import type { Query } from './query.ts';
import { clearSelectionAtom, selectAllAtom, selectedAtom } from './selection.ts';

type BulkBarProps = {
  readonly query: Query;
  onAct(messages: readonly Message[], action: Action): void;
  onErase(): void;
};

/** What can be done to all that is ticked. */
export function BulkBar({ query, onAct, onErase }: BulkBarProps) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const selected = useAtomValue(selectedAtom);
  const clear = useSetAtom(clearSelectionAtom);
  const selectAll = useSetAtom(selectAllAtom);
  const isUnread = selected.some(({ status }) => status === 'new');
  const actions = [
    isUnread
      ? ({ action: 'read', drawing: MailOpen } as const)
      : ({ action: 'unread', drawing: Mail } as const),
    query.folder === 'archived'
      ? ({ action: 'read', drawing: Inbox, label: texts.actions.toInbox } as const)
      : ({ action: 'archive', drawing: Archive } as const),
    query.folder === 'spam'
      ? ({ action: 'notSpam', drawing: ShieldCheck } as const)
      : ({ action: 'spam', drawing: ShieldAlert } as const),
  ];
  const button = 'grid size-11 place-items-center rounded-xl hover:bg-veil';
  return (
    <div
      role="toolbar"
      aria-label={texts.selection}
      className="flex items-center gap-0.5 bg-deep px-2 text-white"
    >
      <button
        type="button"
        aria-label={texts.clearSelection}
        onClick={() => clear()}
        className={button}
      >
        <Icon drawing={X} size={18} />
      </button>
      <p role="status" className="font-semibold">
        {texts.selectedCount.replace('{count}', selected.length.toLocaleString(language))}
      </p>
      <button
        type="button"
        onClick={() => selectAll()}
        className="mr-auto min-h-11 px-2 text-sm underline underline-offset-4"
      >
        {texts.selectAll}
      </button>
      {actions.map(({ action, drawing, ...own }) => {
        const label = 'label' in own ? own.label : texts.actions[action];
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            onClick={() => onAct(selected, action)}
            className={button}
          >
            <Icon drawing={drawing} size={18} />
          </button>
        );
      })}
      <button
        type="button"
        aria-label={texts.actions.erase}
        title={texts.actions.erase}
        onClick={onErase}
        className={button}
      >
        <Icon drawing={Trash2} size={18} />
      </button>
    </div>
  );
}
