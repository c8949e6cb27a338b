import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { answersRead } from './canned-answers-state.ts';
import { answerWords, purposeOf, type Replied } from './fill.ts';
import { cannedAnswersOpenAtom } from './writing.ts';

type CannedAnswersMenuProps = {
  readonly replied: Replied;
  onCannedAnswer(words: ReturnType<typeof answerWords>): void;
};

/** The canned answers for a record, and a link to edit them. */
export function CannedAnswersMenu({ replied, onCannedAnswer }: CannedAnswersMenuProps) {
  const { answers: texts } = useTexts().replies;
  const { data } = useQuery(answersRead);
  const setOpen = useSetAtom(cannedAnswersOpenAtom);
  const offered = data?.answers.filter(({ purpose }) => purpose === purposeOf(replied)) ?? [];
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
          onPress: () => onCannedAnswer(answerWords(answer, replied)),
        })),
        { label: texts.manage, onPress: () => setOpen(true) },
      ]}
    />
  );
}
