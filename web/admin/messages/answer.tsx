import { useAtomValue, useSetAtom } from 'jotai';
import { Handshake, type IconNode, Phone, Reply } from 'lucide';
import type { ReactNode } from 'react';
import { type AnswerWay, answerWays, type Message } from '#contract/admin/message.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { longDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { LinkButton, QuietButton } from '../ui/buttons.tsx';
import { focusRecord } from '../ui/focus-page.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { answeredMark, messageBulkActions } from './marks.ts';
import { askedAtom, endReplyAtom } from './reply-question.ts';

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

/** An icon for each way to answer; a text beside it says the same. */
export const answerIcons: Readonly<Record<AnswerWay, IconNode>> = {
  email: Reply,
  phone: Phone,
  inPerson: Handshake,
};

/** Shows how and when a message was answered; after a reply was started in a mail program, asks whether it was sent. */
export function AnswerPart({ message }: { message: Message }) {
  const { marks: texts } = useTexts();
  const language = useLanguage();
  const mark = useSetAtom(messageBulkActions.markAtom);
  const end = useSetAtom(endReplyAtom);
  const isStarted = useAtomValue(askedAtom).includes(message.id);
  const { repliedBy, repliedAtUtc } = message;
  const isAsked = isStarted && repliedBy === null;
  return (
    <>
      {repliedBy && repliedAtUtc && (
        <div className="mt-3 flex flex-wrap items-center gap-x-2">
          <p className="font-medium">
            <Icon
              drawing={answerIcons[repliedBy]}
              size={18}
              className="mr-2 inline align-[-0.2em] text-muted"
            />
            <time dateTime={repliedAtUtc}>
              {fill(texts.answeredOn[repliedBy], { time: longDateTime(repliedAtUtc, language) })}
            </time>
          </p>
          <LinkButton
            onClick={() => {
              end(message.id);
              mark([message], answeredMark(null));
              focusRecord();
            }}
            className="no-print -my-1.5 text-sm pointer-coarse:my-0"
          >
            {texts.notAnswered}
          </LinkButton>
        </div>
      )}
      <div
        className={`no-print ${isAsked ? 'mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-2xl bg-chosen px-4 py-3' : ''}`}
      >
        <p role="status" className="font-semibold">
          {isAsked && fill(texts.question, { name: isolated(message.fullName) })}
        </p>
        {isAsked && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <QuietButton
              onClick={() => {
                mark([message], answeredMark('email'));
                focusRecord();
              }}
            >
              {texts.yes}
            </QuietButton>
            <LinkButton
              onClick={() => {
                end(message.id);
                focusRecord();
              }}
            >
              {texts.notYet}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}
