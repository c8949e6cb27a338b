import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import type { CountedTag, RecordTag } from '#contract/admin/tags.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isolated } from '../format/isolated.ts';
import { useReader, useTexts } from '../language.ts';
import { useKeptState } from '../session/kept-state.ts';
import type { AdminTexts } from '../texts/index.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { ManagedList } from '../ui/managed-list.tsx';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { changeTagAtom, eraseTagAtom } from './actions.ts';
import { ColourChoice } from './colour-choice.tsx';
import { TagDot } from './tag-chip.tsx';
import { managerOpenAtom, tagsAtom } from './tags.ts';

/** Renames, recolours and deletes tags. */
export function TagManager() {
  const [isOpen, setOpen] = useAtom(managerOpenAtom);
  const { texts, language } = useReader();
  const { tags: words } = texts;
  const tags = useAtomValue(tagsAtom);
  const erase = useSetAtom(eraseTagAtom);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={words.title}
      closeLabel={texts.close}
    >
      <div className={tags.length > 0 ? 'w-[min(30rem,calc(100vw-6rem))]' : ''}>
        <ManagedList
          items={tags}
          none={words.empty}
          texts={words}
          named={(text, name) => fill(text, { name: isolated(name) })}
          describe={(tag) => {
            const about = recordsInWords(tag, words, language);
            const lead = tag.messages + tag.applications > 0 ? words.eraseLead : words.eraseUnused;
            return {
              about,
              sign: <TagDot colour={tag.colour} className="size-3" />,
              eraseLead: fill(lead, { records: about }),
            };
          }}
          form={(tag, onDone) => <TagForm tag={tag} onDone={onDone} />}
          erase={erase}
        />
      </div>
    </Dialog>
  );
}

function TagForm({ tag, onDone }: { tag: CountedTag; onDone(): void }) {
  const { tags: texts } = useTexts();
  const id = useId();
  /** Only the fields changed here: another admin may change the others meanwhile. */
  const [typed, setTyped] = useKeptState<Partial<RecordTag>>(`tag ${tag.id}`, {});
  const { name, colour } = { ...tag, ...typed };
  const change = useSetAtom(changeTagAtom);
  const form = useForm([typed, setTyped], ['name']);
  const send = async () => {
    const isChanged = Object.keys(typed).length > 0;
    const wrong = isChanged && (await change({ ...typed, id: tag.id }));
    if (wrong) form.show({ name: wrong });
    else onDone();
  };
  return (
    <DialogForm {...{ form, send }} className="gap-3 pb-3" confirm={texts.save} onCancel={onDone}>
      <SmallField label={texts.name} error={form.errors.name}>
        {(tie) => (
          <input
            {...tie}
            // biome-ignore lint/a11y/noAutofocus: the user opened it to type
            autoFocus
            value={name}
            readOnly={form.isBusy}
            maxLength={fieldLimits.tagName}
            autoComplete="off"
            onChange={({ target }) => form.type({ name: target.value })}
            className={`h-11 ${smallFieldClass}`}
          />
        )}
      </SmallField>
      <ColourChoice
        name={`${id}-colour`}
        colour={colour}
        onColour={(next) => {
          if (!form.isBusy) form.type({ colour: next });
        }}
      />
    </DialogForm>
  );
}

/** “12 messages, 3 applications”; zeros are left out, unless both are zero. */
function recordsInWords(
  { messages, applications }: CountedTag,
  texts: AdminTexts['tags'],
  language: Language,
): string {
  const counted = (words: string, count: number) => fill(words, { count }, language);
  if (messages + applications === 0) return texts.unused;
  return [
    messages > 0 && counted(messages === 1 ? texts.oneMessage : texts.messages, messages),
    applications > 0 &&
      counted(applications === 1 ? texts.oneApplication : texts.applications, applications),
  ]
    .filter(Boolean)
    .join(', ');
}
