import { useAtomValue } from 'jotai';
import { isMembers, within } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { idsOf, isOwnSection, itemTitle, listOf } from '../edit.ts';
import { keyOf } from '../names.ts';
import { WordsButton } from '../small-buttons.tsx';
import { valueOfAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { type ComposedProps, ProblemAt } from './field-parts.tsx';
import { emptyOf, memberChange } from './values.ts';

/** Texts of items in the company's data. Items are added and removed there; only their texts are edited here. */
export function RecordField(props: ComposedProps<'record'>) {
  const { field, value, fieldRef, name, language, onChange, Value } = props;
  const texts = useContentTexts();
  const readValue = useAtomValue(valueOfAtom);
  const records = isMembers(value) ? value : {};
  const path = listOf(fieldRef);
  const list = path === undefined ? [] : readValue({ document: 'identity', path });
  const ids = idsOf(list).filter((id) => !isOwnSection(id));
  // Two windows can each add one: then texts or their item are missing, and each can be repaired.
  const orphans = Object.keys(records).filter((id) => !ids.includes(id));
  if (ids.length + orphans.length === 0) {
    return <p className="text-sm text-muted">{texts.fields.noRecords}</p>;
  }
  return (
    <div id={keyOf(fieldRef)} tabIndex={-1} className="grid min-w-0 scroll-mt-32 gap-3">
      {[...ids, ...orphans].map((id) => {
        const title = itemTitle(list, id) || id;
        const named = `${title}, ${name}`;
        return (
          <div key={id} className="min-w-0 rounded-2xl border border-line p-3 sm:p-4">
            <p className="mb-2 font-semibold">{title}</p>
            {id in records ? (
              <Value
                {...{ field: field.item, value: records[id], language, name: named }}
                fieldRef={{ ...fieldRef, path: within(fieldRef.path, id) }}
                onChange={(next) => onChange(memberChange(id, next))}
              />
            ) : (
              <WordsButton
                aria-label={fill(texts.lists.add, { label: named })}
                onClick={() => onChange({ ...records, [id]: emptyOf(field.item) })}
                className="-ml-2"
              >
                {texts.lists.addOptional}
              </WordsButton>
            )}
            <ProblemAt at={keyOf({ ...fieldRef, path: within(fieldRef.path, id) })} />
            {orphans.includes(id) && (
              <WordsButton
                aria-label={fill(texts.lists.removeNamed, { label: named })}
                onClick={() => onChange(memberChange(id, undefined))}
                className="-ml-2"
              >
                {texts.lists.remove}
              </WordsButton>
            )}
          </div>
        );
      })}
      <ProblemAt at={keyOf(fieldRef)} />
    </div>
  );
}
