import { useAtomValue, useSetAtom } from 'jotai';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/filters.tsx';
import { managerOpenAtom, type TaggedKind, tagsAtom, tagsFor } from './tags.ts';

type TagChoiceProps = {
  readonly kind: TaggedKind;
  readonly value: string | undefined;
  onChoose(tag: string | undefined): void;
};

/** A filter by tag; nothing without tags. */
export function TagChoice({ kind, value, onChoose }: TagChoiceProps) {
  const { tags: texts } = useTexts();
  const tags = useAtomValue(tagsAtom);
  const areKnown = useAtomValue(countsAtom) !== undefined;
  const openManager = useSetAtom(managerOpenAtom);
  const ids = tagsFor(kind, tags).map(({ id }) => id);
  if (ids.length === 0 && value === undefined) return null;
  return (
    <>
      <Choice
        label={texts.filter}
        value={value}
        options={value === undefined || ids.includes(value) ? ids : [value, ...ids]}
        nameOf={(id) => tags.find((tag) => tag.id === id)?.name ?? (areKnown ? texts.deleted : '…')}
        onChoose={onChoose}
      />
      <div className="flex items-end">
        <LinkButton onClick={() => openManager(true)}>{texts.edit}</LinkButton>
      </div>
    </>
  );
}
