import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { useFetch } from '../ui/fetched.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { answers, answersAtom } from './answers-state.ts';
import { answerWords, purposeOf, type Replied } from './fill.ts';
import { answersOpenAtom } from './writing.ts';

type AnswersMenuProps = {
  readonly replied: Replied;
  onAnswer(words: ReturnType<typeof answerWords>): void;
};

/** The canned answers for a record, and the way to change them. */
export function AnswersMenu({ replied, onAnswer }: AnswersMenuProps) {
  const { answers: texts } = useTexts().replies;
  const all = useAtomValue(answersAtom);
  const setOpen = useSetAtom(answersOpenAtom);
  useFetch(answers, true);
  const offered = all.filter(({ purpose }) => purpose === purposeOf(replied));
  return (
    <MenuButton
      id="canned-answers"
      name={texts.menu}
      title={texts.menu}
      className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 font-medium hover:bg-chosen aria-expanded:bg-chosen"
      face={
        <>
          <span aria-hidden="true">{texts.menu}</span>
          <Icon drawing={ChevronDown} size={17} />
        </>
      }
      items={[
        ...offered.map((answer) => ({
          label: answer.name,
          onPress: () => onAnswer(answerWords(answer, replied)),
        })),
        { label: texts.manage, onPress: () => setOpen(true) },
      ]}
    />
  );
}
