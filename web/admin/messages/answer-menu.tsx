import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { answerWays, type Message } from '#contract/admin/message.ts';
import { useTexts } from '../language.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { answeredMark, messageBulkActions } from './marks.ts';

type AnswerMenuProps = {
  /** The key `a` presses the button with this id. */
  readonly id: string;
  readonly messages: readonly Message[];
  readonly face: ReactNode;
  readonly className: string;
};

/** Marks messages as answered, with the chosen way, or as unanswered. */
export function AnswerMenu({ id, messages, face, className }: AnswerMenuProps) {
  const { marks: texts } = useTexts();
  const mark = useSetAtom(messageBulkActions.markAtom);
  const [first] = messages;
  const isOne = messages.length === 1;
  return (
    <MenuButton
      id={id}
      name={texts.markAnswered}
      title={`${texts.markAnswered} (a)`}
      shortcut="a"
      face={face}
      className={className}
      items={[
        ...answerWays.map((way) => ({
          label: texts.ways[way],
          ...(isOne && { isChosen: first?.repliedBy === way }),
          onPress: () => mark(messages, answeredMark(way)),
        })),
        ...(messages.some(({ repliedBy }) => repliedBy !== null)
          ? [{ label: texts.notAnswered, onPress: () => mark(messages, answeredMark(null)) }]
          : []),
      ]}
    />
  );
}
