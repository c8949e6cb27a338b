import { useAtom, useSetAtom } from 'jotai';
import { fill } from '#contract/fill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isolated } from '../format/isolated.ts';
import { useTexts } from '../language.ts';
import { WhenFetched } from '../ui/fetched.tsx';
import { ManagedList } from '../ui/managed-list.tsx';
import { CannedAnswerForm } from './canned-answer-form.tsx';
import { answersRead, eraseCannedAnswerAtom } from './canned-answers-state.ts';
import { cannedAnswersOpenAtom } from './writing.ts';

/** Creates, changes and deletes canned answers. */
export function CannedAnswerManager() {
  const { replies, close } = useTexts();
  const { answers: texts } = replies;
  const [isOpen, setOpen] = useAtom(cannedAnswersOpenAtom);
  const erase = useSetAtom(eraseCannedAnswerAtom);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} closeLabel={close}>
      <div className="w-[min(44rem,calc(100vw-6rem))]">
        <p className="mb-3 max-w-[34rem] text-muted">{texts.lead}</p>
        <WhenFetched
          of={{ ...answersRead, enabled: isOpen }}
          loading={texts.loading}
          failed={texts.failed}
        >
          {({ answers: all }) => (
            <ManagedList
              items={all}
              none={texts.none}
              texts={texts}
              named={(words, name) => fill(words, { name: isolated(name) })}
              describe={({ purpose }) => ({
                about: texts.purposes[purpose],
                eraseLead: texts.eraseLead,
              })}
              form={(answer, onDone) => <CannedAnswerForm {...{ answer, onDone }} />}
              erase={erase}
              adding={{ label: texts.add, form: (onDone) => <CannedAnswerForm onDone={onDone} /> }}
            />
          )}
        </WhenFetched>
      </div>
    </Dialog>
  );
}
