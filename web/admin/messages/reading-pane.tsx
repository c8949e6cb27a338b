import { useSetAtom } from 'jotai';
import { ArrowLeft } from 'lucide';
import type { Folder, Message } from '#contract/admin/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Line } from '../../ui/line.tsx';
import { useTexts } from '../language.ts';
import { Steps, stepClass } from '../steps.tsx';
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
        <Line className="h-8 text-line" />
        <p>{texts.choose}</p>
      </div>
    );
  }
  const { message } = open;
  return (
    <div className="px-4 pb-16 pt-3 lg:px-11 lg:pt-5">
      <div className="no-print flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          aria-label={texts.back}
          onClick={onBack}
          className={`${stepClass} md:hidden`}
        >
          <Icon drawing={ArrowLeft} size={20} />
        </button>
        {typeof message === 'object' && (
          <MessageActions message={message} folder={folder} onAct={onAct} onErase={onErase} />
        )}
        {position !== undefined && (
          <Steps newer={texts.newer} older={texts.older} isFirst={position === 0} onGoBy={onGoBy} />
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
