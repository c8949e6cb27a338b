import { useAtomValue } from 'jotai';
import { ChevronDown, UserRoundCheck } from 'lucide';
import { audiences, isFor } from '#contract/admin/roles.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { dataAtom } from '../api-client/queries.ts';
import { isolated } from '../format/isolated.ts';
import { useReader } from '../language.ts';
import { useMay, useUser } from '../session/user.ts';
import type { TaggedKind } from '../tags/tags.ts';
import { usersRead } from '../team/state.ts';
import { nameOf, useTeamTexts } from '../team/texts.ts';
import { Choice } from '../ui/filters.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import type { AssignMark } from './mark.ts';

type Assignable = { readonly assignedTo: string | null };

type MenuProps = {
  readonly part: 'menu';
  readonly kind: TaggedKind;
  readonly records: readonly Assignable[];
  /** What the key gives, if not these. */
  chosen?(): readonly Assignable[];
  onMark(records: readonly Assignable[], mark: AssignMark): unknown;
  /** Of an icon in the bulk bar, instead of a button with words. */
  readonly bulkClass?: string;
};
type FilterProps = {
  readonly part: 'filter';
  readonly kind: TaggedKind;
  /** A user's id, or `nobody`. */
  readonly value: string | undefined;
  onChoose(value: string | undefined): void;
};
type SignProps = { readonly part: 'sign'; readonly assignedTo: string };

/** What the pages show of assignments, in one module. */
export default function AssignedPart(props: MenuProps | FilterProps | SignProps) {
  if (props.part === 'menu') return <GiveMenu {...props} />;
  return props.part === 'filter' ? <AssigneeFilter {...props} /> : <Sign {...props} />;
}

const usersAtom = dataAtom(usersRead);

function useTeam() {
  const { texts, language } = useReader();
  const team = useTeamTexts();
  const users = useAtomValue(usersAtom)?.items ?? [];
  const nameById = (id: string) =>
    nameOf(
      users.find((user) => user.id === id),
      team,
    );
  return { texts: team.assignment, label: texts.records.assignedTo, language, users, nameById };
}

/** Whom records of a kind can be given to, first oneself; none while that is nobody else. */
function useAssignees(kind: TaggedKind) {
  const team = useTeam();
  const own = useUser()?.id;
  const works = audiences[kind === 'messages' ? 'messageWork' : 'applicationWork'];
  const able = team.users.filter(({ state, role }) => state !== 'suspended' && isFor(works, role));
  const ids = able.map(({ id }) => id);
  const others = ids.filter((id) => id !== own);
  return { ...team, own, ids: others.length < ids.length && own ? [own, ...others] : others };
}

/** Gives records to a user, or makes them nobody's; shows whose task a single one is. */
function GiveMenu({ kind, records, chosen = () => records, onMark, bulkClass }: MenuProps) {
  const { texts, label, own, ids, nameById } = useAssignees(kind);
  const mayGive = useMay('letters');
  const isAlone = !ids.some((id) => id !== own);
  const give = (to: string | null, given = records) => {
    const done = texts.done[to === null ? 'nobody' : to === own ? 'me' : 'user'];
    const name = isolated(nameById(to ?? ''));
    onMark(given, {
      ...{ action: 'assign', assignedTo: to },
      words: (count, { language }) => fill(done, { count, name }, language),
    });
  };
  useShortcuts(
    own === undefined || ids[0] !== own || isAlone
      ? {}
      : { m: { does: texts.giveMe, run: () => give(own, chosen()) } },
  );
  const [first] = records;
  if (!first || (isAlone && first.assignedTo === null)) return null;
  const wordsFor = (id: string | null) =>
    id === null ? texts.nobody : id === own ? texts.me : nameById(id) || '…';
  const words = `${label}: ${wordsFor(first.assignedTo)}`;
  const icon = <Icon drawing={UserRoundCheck} size={18} className="shrink-0" />;
  if (!mayGive) {
    return (
      <p className="mt-3 flex items-center gap-2 font-medium">
        {icon}
        <span className="truncate">{words}</span>
      </p>
    );
  }
  return (
    <MenuButton
      id={bulkClass ? 'bulk-assign' : 'assign'}
      name={bulkClass ? texts.give : words}
      title={bulkClass && texts.give}
      className={
        bulkClass ??
        'no-print mt-3 flex h-11 max-w-full items-center gap-2 rounded-xl border border-edge bg-raised px-3 font-medium'
      }
      face={
        <>
          {icon}
          {!bulkClass && (
            <>
              <span className="truncate">{words}</span>
              <Icon drawing={ChevronDown} size={18} className="shrink-0 text-muted" />
            </>
          )}
        </>
      }
      items={[...ids, null].map((id) => ({
        label: wordsFor(id),
        isChosen: records.every(({ assignedTo }) => assignedTo === id),
        onPress: () => give(id),
      }))}
    />
  );
}

/** A filter by whose task records are. */
function AssigneeFilter({ kind, value, onChoose }: FilterProps) {
  const { texts, label, own, ids, nameById } = useAssignees(kind);
  if (!ids.some((id) => id !== own) && value === undefined) return null;
  const options = ['nobody', ...ids];
  const names: Readonly<Record<string, string>> = {
    nobody: texts.nobodys,
    [own ?? '']: texts.mine,
  };
  return (
    <Choice
      label={label}
      value={value}
      options={value === undefined || options.includes(value) ? options : [...options, value]}
      nameOf={(id) => names[id] ?? (nameById(id) || '…')}
      onChoose={onChoose}
    />
  );
}

/** The initials of the user whose task a row or a card is. */
function Sign({ assignedTo }: SignProps) {
  const { label, language, nameById } = useTeam();
  const name = nameById(assignedTo);
  if (!name) return null;
  const words = name.split(' ');
  const initials = [words[0], ...words.slice(1).slice(-1)]
    .map((word) => [...(word ?? '')][0])
    .join('');
  const said = `${label}: ${isolated(name)}`;
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
