import { useAtom, useSetAtom } from 'jotai';
import { Check } from 'lucide';
import { useRef } from 'react';
import { applicationStages } from '#contract/application.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isolated } from '../../format/isolated.ts';
import { useTexts } from '../../language.ts';
import { moveByKeys } from '../../ui/menu-button.tsx';
import { applicationSelection } from '../lists.ts';
import { useMove } from '../move.ts';
import { cardState } from './card-state.ts';

/** The menu of stages of a card: of its button, and of a long press. */
export function MoveDialog() {
  const { applications: texts, close } = useTexts();
  const [application, setApplication] = useAtom(cardState.toMoveAtom);
  const toggle = useSetAtom(applicationSelection.toggleAtom);
  const move = useMove();
  // While it closes, it shows what it showed.
  const last = useRef(application);
  if (application) last.current = application;
  const shown = last.current;
  const end = () => setApplication(null);
  const item =
    'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-medium hover:bg-chosen';
  return (
    <Dialog
      isOpen={application !== null}
      onClose={end}
      title={shown ? isolated(shown.fullName) : ''}
      closeLabel={close}
    >
      <p className="mb-2 text-muted">{texts.move}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows and numbers are a shorter way to its buttons */}
      <div className="grid" onKeyDown={moveByKeys}>
        {applicationStages.map((stage, index) => (
          <button
            key={stage}
            type="button"
            aria-current={stage === shown?.stage ? 'true' : undefined}
            onClick={() => {
              end();
              if (shown) move([shown], stage, shown.id);
            }}
            className={item}
          >
            <span className="grid w-5 shrink-0 place-items-center">
              {stage === shown?.stage && <Icon drawing={Check} size={17} />}
            </span>
            <span className="flex-1">{texts.stages[stage]}</span>
            <span aria-hidden="true" className="key pointer-coarse:hidden">
              {index + 1}
            </span>
          </button>
        ))}
        <hr className="my-2 border-line" />
        <button
          type="button"
          onClick={() => {
            end();
            if (shown) toggle(shown.id, false);
          }}
          className={item}
        >
          <span className="w-5 shrink-0" />
          <span className="flex-1">{texts.tick}</span>
        </button>
      </div>
    </Dialog>
  );
}
