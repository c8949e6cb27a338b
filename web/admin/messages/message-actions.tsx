import { useSetAtom } from 'jotai';
import { CheckCheck, Ellipsis, type IconNode, Printer, Reply, Trash2 } from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { MarkButtons } from '../record/mark-buttons.tsx';
import { WriteButton } from '../replies/write-button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { pressOne } from '../ui/shortcuts.ts';
import { AnswerMenu } from './answer.tsx';
import { type MessageActs, messageBulkActions, toolsFor } from './marks.ts';
import { replyHref } from './reply.ts';
import { startReplyAtom } from './reply-question.ts';

type MessageActionsProps = MessageActs & { readonly message: Message };

/** The actions for the open message, each with its shortcut. */
export function MessageActions({ message, onAct, onTrash }: MessageActionsProps) {
  const texts = useTexts();
  const mark = useSetAtom(messageBulkActions.markAtom);
  const { actions } = texts;
  const [archive, ...others] = toolsFor([message], texts, undefined, true).map(
    ({ action, ...tool }) => ({
      ...{ ...tool, onPress: () => onAct([message], action) },
    }),
  );
  /** In a menu where space is short. */
  const spare: readonly ToolProps[] = [
    ...others,
    {
      drawing: Trash2,
      ...{ label: actions.trash, shortcut: '#', onPress: () => onTrash([message], true) },
    },
    { drawing: Printer, label: actions.print, onPress: () => print() },
  ];
  return (
    <div
      role="toolbar"
      aria-label={texts.actionsLabel}
      className="@container relative flex min-w-0 flex-1 flex-wrap items-center gap-0.5"
    >
      <ReplyButton message={message} />
      <AnswerMenu
        id="answer"
        messages={[message]}
        className={toolClass}
        face={<ToolFace drawing={CheckCheck} label={texts.marks.markAnswered} shortcut="a" />}
      />
      <MarkButtons
        kind="messages"
        records={[message]}
        onMark={(one) => mark([message], one)}
        className={toolClass}
        // On a phone only the menu presses it, and it marks the position of its panel.
        tagClassName={`${toolClass} @max-[22rem]:invisible @max-[22rem]:absolute @max-[22rem]:right-0`}
        face={(drawing, label, shortcut) => <ToolFace {...{ drawing, label, shortcut }} />}
      />
      {archive && <Tool {...archive} />}
      {spare.map((tool) => (
        <Tool key={tool.label} {...tool} className="@max-[34.5rem]:hidden" />
      ))}
      <div className="contents @min-[34.5rem]:hidden">
        <MenuButton
          id="more"
          name={actions.more}
          title={actions.more}
          items={[{ label: texts.tags.tag, onPress: () => pressOne('tags', false) }, ...spare]}
          className={toolClass}
          face={<Icon drawing={Ellipsis} size={18} />}
        />
      </div>
    </div>
  );
}

type ToolProps = {
  readonly drawing: IconNode;
  readonly label: string;
  readonly shortcut?: string | undefined;
  readonly className?: string;
  onPress(): void;
};

const toolClass =
  'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-xl border border-line px-2.5 hover:bg-chosen aria-expanded:bg-chosen';

/** A tool shows an icon; its name and shortcut are its tooltip and accessible name. */
function Tool({ drawing, label, shortcut, className = '', onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      onClick={onPress}
      className={`${toolClass} ${className}`}
    >
      <ToolFace drawing={drawing} label={label} shortcut={shortcut} />
    </button>
  );
}

/** The icon of a tool; with enough space, its name and shortcut too. */
function ToolFace({ drawing, label, shortcut }: Omit<ToolProps, 'className' | 'onPress'>) {
  return (
    <>
      <Icon drawing={drawing} size={18} />
      {shortcut && (
        <span
          aria-hidden="true"
          className="hidden items-center gap-2 font-medium @min-[88rem]:flex"
        >
          {label}
          <span className="key pointer-coarse:hidden">{shortcut}</span>
        </span>
      )}
    </>
  );
}

function ReplyButton({ message }: { message: Message }) {
  const { reply } = useTexts().actions;
  const startReply = useSetAtom(startReplyAtom);
  return (
    <WriteButton
      id="reply"
      recordId={message.id}
      title={`${reply} (r)`}
      mailHref={replyHref(message, company())}
      onMailProgram={() => {
        // Only the user knows whether the mail program sent the reply: ask on return.
        if (message.repliedBy === null) startReply(message.id);
      }}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl bg-link px-2.5 font-semibold text-surface hover:opacity-90"
    >
      <Icon drawing={Reply} size={18} />
      <span className="@max-[22rem]:sr-only">{reply}</span>
      <span
        aria-hidden="true"
        className="key key-on-colour pointer-coarse:hidden @max-[22rem]:hidden"
      >
        r
      </span>
    </WriteButton>
  );
}
