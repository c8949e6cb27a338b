import { type Atom, useAtomValue } from 'jotai';
import { UserRoundCheck } from 'lucide';
import { audiences, isFor } from '#contract/admin/roles.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { dataAtom } from '../api-client/queries.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { useUser } from '../session/user.ts';
import type { TaggedKind } from '../tags/tags.ts';
import { usersRead } from '../team/state.ts';
import { nameOf as nameOfUser, useTeamTexts } from '../team/texts.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/filters.tsx';
import { focusRecord } from '../ui/focus-page.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import type { AssignMark } from './mark.ts';

type Assignable = { readonly id: string; readonly assignedTo: string | null };

type GiveProps = {
  readonly kind: TaggedKind;
  onMark(records: readonly Assignable[], mark: AssignMark): unknown;
};
type RecordProps = GiveProps & {
  readonly record: Assignable;
  /** The key gives these instead, if there are any. */
  readonly selectedAtom: Atom<readonly Assignable[]>;
  /** Whether the key, without these, gives the open record; by default it does. */
  isMeant?(): boolean;
};
type BulkProps = GiveProps & {
  readonly records: readonly Assignable[];
  readonly className: string;
};
type FilterProps = {
  readonly kind: TaggedKind;
  /** A user's id, or `nobody`. */
  readonly value: string | undefined;
  onChoose(value: string | undefined): void;
};

type AssignedPartProps =
  | ({ readonly part: 'record' } & RecordProps)
  | ({ readonly part: 'bulk' } & BulkProps)
  | ({ readonly part: 'filter' } & FilterProps)
  | { readonly part: 'sign'; readonly to: string };

/** What the pages show of assignments, in one module. */
export default function AssignedPart(props: AssignedPartProps) {
  switch (props.part) {
    case 'record':
      return <RecordAssignee {...props} />;
    case 'bulk':
      return <BulkMenu {...props} />;
    case 'filter':
      return <AssigneeFilter {...props} />;
    default:
      return <Sign {...props} />;
  }
}

const usersAtom = dataAtom(usersRead);
const audienceOf = {
  messages: audiences.messageWork,
  applications: audiences.applicationWork,
} as const;

/** Names of the team; undefined for users who are not in it, or while it is loading. */
function useUserNames() {
  const texts = useTeamTexts();
  const users = useAtomValue(usersAtom)?.items ?? [];
  const nameOf = (id: string) =>
    nameOfUser(
      users.find((user) => user.id === id),
      texts,
    );
  const label = useTexts().records.assignedTo;
  return { texts: { ...texts.assignment, label }, users, nameOf };
}

/** Whom records of a kind can be given to, and the mark that does it. */
function useAssignees(kind: TaggedKind) {
  const { texts, users, nameOf } = useUserNames();
  const own = useUser()?.id;
  const ids = users
    .filter(({ state, role }) => state !== 'suspended' && isFor(audienceOf[kind], role))
    .map(({ id }) => id);
  const markFor = (to: string | null): AssignMark => {
    const done = to === null ? texts.done.nobody : to === own ? texts.done.me : texts.done.user;
    return {
      action: 'assign',
      assignedTo: to,
      words: (count, { language }) =>
        fill(done, { count, name: to === null ? '' : isolated(nameOf(to)) }, language),
    };
  };
  const others = ids.filter((id) => id !== own);
  return { texts, nameOf, own, me: ids.find((id) => id === own), others, markFor };
}

/** The key that gives records to whom presses it. */
function useGiveToMe(
  { me, others, texts, markFor }: ReturnType<typeof useAssignees>,
  give: (mark: AssignMark) => unknown,
) {
  useShortcuts(
    me === undefined || others.length === 0
      ? {}
      : { m: { does: texts.giveMe, run: () => give(markFor(me)) } },
  );
}

/** Whose task the open record is; nothing where there is nobody else to give it to. */
function RecordAssignee({ kind, record, selectedAtom, isMeant, onMark }: RecordProps) {
  const assignees = useAssignees(kind);
  const { texts, nameOf, me, others, markFor } = assignees;
  const selected = useAtomValue(selectedAtom);
  useGiveToMe(assignees, (mark) => {
    if (selected.length > 0) onMark(selected, mark);
    else if (isMeant?.() ?? true) onMark([record], mark);
  });
  const value = record.assignedTo ?? undefined;
  if (others.length === 0 && value === undefined) return null;
  const known = me === undefined ? others : [me, ...others];
  return (
    <div className="no-print mt-3 flex flex-wrap items-end gap-x-3">
      <div className="w-full max-w-72">
        <Choice
          label={texts.label}
          all={texts.nobody}
          value={value}
          options={value === undefined || known.includes(value) ? known : [...known, value]}
          nameOf={(id) => (id === me ? texts.me : nameOf(id) || '…')}
          onChoose={(id) => onMark([record], markFor(id ?? null))}
        />
      </div>
      {me !== undefined && value !== me && (
        <LinkButton
          title={`${texts.giveMe} (m)`}
          onClick={() => {
            onMark([record], markFor(me));
            focusRecord();
          }}
        >
          {texts.giveMe}
        </LinkButton>
      )}
    </div>
  );
}

/** Gives the selected records to a user, or makes them nobody's. */
function BulkMenu({ kind, records, className, onMark }: BulkProps) {
  const assignees = useAssignees(kind);
  const { texts, nameOf, me, others, markFor } = assignees;
  useGiveToMe(assignees, (mark) => onMark(records, mark));
  if (others.length === 0) return null;
  const ids = [
    ...(me === undefined ? [] : [me]),
    ...others,
    ...(records.some(({ assignedTo }) => assignedTo !== null) ? [null] : []),
  ];
  return (
    <MenuButton
      id="bulk-assign"
      name={texts.give}
      title={texts.give}
      className={className}
      face={<Icon drawing={UserRoundCheck} size={18} />}
      items={ids.map((id) => ({
        label: id === null ? texts.nobody : id === me ? texts.me : nameOf(id),
        isChosen: records.every(({ assignedTo }) => assignedTo === id),
        onPress: () => onMark(records, markFor(id)),
      }))}
    />
  );
}

/** A filter by whose task records are. */
function AssigneeFilter({ kind, value, onChoose }: FilterProps) {
  const { texts, nameOf, own, me, others } = useAssignees(kind);
  if (others.length === 0 && value === undefined) return null;
  const known = [...(me === undefined ? [] : [me]), 'nobody', ...others];
  const names: Readonly<Record<string, string>> = {
    nobody: texts.nobodys,
    [own ?? '']: texts.mine,
  };
  return (
    <Choice
      label={texts.label}
      value={value}
      options={value === undefined || known.includes(value) ? known : [...known, value]}
      nameOf={(id) => names[id] ?? (nameOf(id) || '…')}
      onChoose={onChoose}
    />
  );
}

/** The initials of the user whose task a row or a card is. */
function Sign({ to }: { readonly to: string }) {
  const { texts, nameOf } = useUserNames();
  const language = useLanguage();
  const name = nameOf(to);
  if (!name) return null;
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''];
  const initials = letters.map((word) => [...(word ?? '')][0] ?? '').join('');
  const said = `${texts.label}: ${isolated(name)}`;
  return (
    // Above the link that covers the row, so that the mouse reaches its tooltip.
    <span
      title={said}
      className="shrink-0 rounded-full border border-edge px-2 text-xs leading-4 font-semibold pointer-fine:relative pointer-fine:z-[1]"
    >
      <span aria-hidden="true">{initials.toLocaleUpperCase(language)}</span>
      <span className="sr-only">{said}, </span>
    </span>
  );
}
