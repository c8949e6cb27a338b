import { useSetAtom } from 'jotai';
import { Pencil, Plus, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { CannedAnswer } from '#contract/admin/canned-answers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../format/isolated.ts';
import { useTexts } from '../language.ts';
import { dangerButton, linkButton, quietButton } from '../ui/buttons.ts';
import { useFetch, WhenAnswered } from '../ui/fetched.tsx';
import { AnswerForm } from './answer-form.tsx';
import { answers, eraseAnswerAtom } from './answers-state.ts';

type AnswerManagerProps = { readonly isOpen: boolean; onClose(): void };

const tool =
  'grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text';

/** Creates, changes and deletes canned answers. */
export default function AnswerManager({ isOpen, onClose }: AnswerManagerProps) {
  const allTexts = useTexts();
  const texts = allTexts.replies.answers;
  /** The id of the answer that is being changed or deleted, `new` for a new one: one at a time. */
  const [openId, setOpenId] = useState<string>();
  const [isErasing, setErasing] = useState(false);
  const [said, setSaid] = useState('');
  const whole = useRef<HTMLDivElement>(null);
  useFetch(answers, true, isOpen);
  /** Closes the part of an answer, unless that of another one is open by now. */
  const close = (id: string) => {
    setOpenId((now) => (now === id ? undefined : now));
    setTimeout(() => {
      // The part that had the focus is gone.
      if (whole.current?.contains(document.activeElement)) return;
      const back = whole.current?.querySelector<HTMLElement>(`[data-change="${id}"]`);
      (back ?? whole.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    });
  };
  const row = (answer: CannedAnswer) => {
    const { id, name, purpose } = answer;
    const named = (words: string) => words.replace('{name}', () => isolated(name));
    const open = (isErased: boolean) => {
      setErasing(isErased);
      setOpenId(id);
    };
    return (
      <li key={id} className="py-1.5">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">{name}</bdi>
            <span className="block text-sm text-muted">{texts.purposes[purpose]}</span>
          </p>
          <button
            type="button"
            data-change={id}
            aria-label={named(texts.change)}
            title={texts.changeTitle}
            aria-expanded={openId === id && !isErasing}
            onClick={() => open(false)}
            className={tool}
          >
            <Icon drawing={Pencil} size={17} />
          </button>
          <button
            type="button"
            aria-label={named(texts.erase)}
            title={texts.eraseTitle}
            aria-expanded={openId === id && isErasing}
            onClick={() => open(true)}
            className={tool}
          >
            <Icon drawing={Trash2} size={17} />
          </button>
        </div>
        {openId === id && !isErasing && <AnswerForm answer={answer} onDone={() => close(id)} />}
        {openId === id && isErasing && (
          <ErasePart
            answer={answer}
            onCancel={() => close(id)}
            onErased={() => {
              setSaid(named(texts.erased));
              close(id);
            }}
          />
        )}
      </li>
    );
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={allTexts.close}>
      <div ref={whole} className="w-[min(44rem,calc(100vw-6rem))]">
        <p className="max-w-[34rem] text-muted">{texts.lead}</p>
        <WhenAnswered of={answers} loading={texts.loading} failed={texts.failed}>
          {({ answers: all }) => (
            <>
              {all.length === 0 && <p className="mt-4">{texts.none}</p>}
              <ul className="mt-3 divide-y divide-line">{all.map(row)}</ul>
              {openId === 'new' ? (
                <AnswerForm onDone={() => close('new')} />
              ) : (
                <button
                  type="button"
                  data-add
                  onClick={() => setOpenId('new')}
                  className={`mt-2 inline-flex items-center gap-2 ${linkButton}`}
                >
                  <Icon drawing={Plus} size={18} />
                  {texts.add}
                </button>
              )}
            </>
          )}
        </WhenAnswered>
      </div>
      {/* Of the window itself: what is behind it is not announced. */}
      <p role="status" className="sr-only">
        {said}
      </p>
    </Dialog>
  );
}

type ErasePartProps = { readonly answer: CannedAnswer; onCancel(): void; onErased(): void };

function ErasePart({ answer: { id, name }, onCancel, onErased }: ErasePartProps) {
  const texts = useTexts();
  const { eraseLead, eraseTitle } = texts.replies.answers;
  const erase = useSetAtom(eraseAnswerAtom);
  const [hasFailed, setFailed] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="grid gap-3 pb-3">
      <p>{eraseLead.replace('{name}', () => isolated(name))}</p>
      <p role="alert" className="font-medium text-error empty:hidden">
        {hasFailed && texts.actionFailed}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button ref={cancel} type="button" onClick={onCancel} className={quietButton}>
          {texts.cancel}
        </button>
        <button
          type="button"
          onClick={async () => {
            if (await erase(id)) onErased();
            else setFailed(true);
          }}
          className={dangerButton}
        >
          {eraseTitle}
        </button>
      </div>
    </div>
  );
}
