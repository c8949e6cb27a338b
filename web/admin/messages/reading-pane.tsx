import { useSetAtom } from 'jotai';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide';
import type { Folder, Message } from '#contract/admin/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import type { Action } from './act.ts';
import { Letter } from './letter.tsx';
import { MessageActions } from './message-actions.tsx';
import { fetchOpenAtom, type OpenMessage } from './open.ts';

type ReadingPaneProps = {
  readonly open: OpenMessage | null;
  readonly folder: Folder;
  /** Where the open one stands in the list; undefined where it is not in it. */
  readonly position: number | undefined;
  onBack(): void;
  onGoBy(step: 1 | -1): void;
  onAct(messages: readonly Message[], action: Action): void;
  onErase(messages: readonly Message[]): void;
};

/** The open message with what can be done about it, or why there is none. */
export function ReadingPane(props: ReadingPaneProps) {
  const { open, folder, position, onBack, onGoBy, onAct, onErase } = props;
  const texts = useTexts();
  const fetchOpen = useSetAtom(fetchOpenAtom);
  if (!open) {
    return (
      <div className="grid h-full place-content-center justify-items-center gap-6 p-10 text-center text-muted">
        <svg viewBox="0 0 200 24" className="h-8 text-line" aria-hidden="true">
          <path
            d="M0 12h78c6 0 7-9 12-9s6 18 11 18 6-9 11-9h88"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <p>{texts.choose}</p>
      </div>
    );
  }
  const { message } = open;
  const step = 'grid size-11 place-items-center rounded-xl text-muted hover:bg-chosen';
  return (
    <div className="px-4 pb-16 pt-3 lg:px-11 lg:pt-5">
      <div className="no-print flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          aria-label={texts.back}
          onClick={onBack}
          className={`${step} md:hidden`}
        >
          <Icon drawing={ArrowLeft} size={20} />
        </button>
        {typeof message === 'object' && (
          <MessageActions message={message} folder={folder} onAct={onAct} onErase={onErase} />
        )}
        {position !== undefined && (
          <div className="ml-auto flex max-md:order-1">
            <button
              type="button"
              aria-label={texts.newer}
              title={`${texts.newer} (k)`}
              disabled={position === 0}
              onClick={() => onGoBy(-1)}
              className={`${step} disabled:opacity-40`}
            >
              <Icon drawing={ChevronUp} size={20} />
            </button>
            <button
              type="button"
              aria-label={texts.older}
              title={`${texts.older} (j)`}
              onClick={() => onGoBy(1)}
              className={step}
            >
              <Icon drawing={ChevronDown} size={20} />
            </button>
          </div>
        )}
      </div>
      <div className="mt-5">
        {message === 'loading' && <p role="status">{texts.messageLoading}</p>}
        {message === 'gone' && <p role="status">{texts.gone}</p>}
        {message === 'failed' && (
          <div role="alert">
            <p>{texts.messageFailed}</p>
            <button
              type="button"
              onClick={() => fetchOpen()}
              className="mt-4 min-h-11 rounded-full border border-edge px-5 font-semibold hover:bg-chosen"
            >
              {texts.retry}
            </button>
          </div>
        )}
        {typeof message === 'object' && <Letter key={message.id} message={message} />}
      </div>
    </div>
  );
}
