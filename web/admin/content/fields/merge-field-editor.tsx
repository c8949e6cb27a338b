import { useSetAtom } from 'jotai';
import { Undo2 } from 'lucide';
import type { Field } from '#contract/content/fields.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../ui/buttons.tsx';
import { Conflict } from '../../ui/conflict.tsx';
import { confirmAtom, editMergeFieldAtom } from '../edit.ts';
import { type FieldRef, keyOf, languageAt } from '../names.ts';
import { DiffText } from '../publishing/differences.tsx';
import { inWords } from '../publishing/words.ts';
import { decideAtom } from '../save.ts';
import { WordsButton } from '../small-buttons.tsx';
import { type MergeFieldView, useMergeField } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { OptionalField } from './value-field.tsx';

type MergeFieldEditorProps = {
  readonly fieldRef: FieldRef;
  readonly field: Field;
  readonly label: string;
};

/** A unit of a document: its field, a bar while it differs from the live value, and pending decisions. */
export function MergeFieldEditor(props: MergeFieldEditorProps) {
  const { fieldRef, field, label } = props;
  const { languageOf } = useNames();
  const unit = useMergeField(fieldRef);
  const edit = useSetAtom(editMergeFieldAtom);
  const language = languageAt(fieldRef);
  const languageName = language ? languageOf(language) : '';
  // The column of a document with a language has it as its heading.
  const isHeaded = languageOf(fieldRef.document) !== '';
  const name = languageName ? `${label}, ${languageName}` : label;
  return (
    <div
      data-unit={keyOf(fieldRef)}
      data-changed={unit.isChanged || undefined}
      className="relative min-w-0 self-start before:absolute before:inset-y-0 before:-left-3 before:w-1 before:rounded-full data-changed:before:bg-link forced-colors:data-changed:before:bg-[Highlight]"
    >
      {languageName && (
        <p
          aria-hidden="true"
          className={`mb-0.5 text-sm text-muted ${isHeaded ? '@min-[50rem]/form:sr-only' : ''}`}
        >
          {languageName}
        </p>
      )}
      <OptionalField
        {...{ field, label, fieldRef, name, language, value: unit.value }}
        onChange={(value) => edit({ ...fieldRef, value })}
      />
      <Marks
        {...{ unit, fieldRef, name }}
        isPicture={field.kind === 'picture'}
        onChange={(value) => edit({ ...fieldRef, value }, false)}
      />
    </div>
  );
}

type MarksProps = {
  readonly unit: MergeFieldView;
  readonly fieldRef: FieldRef;
  readonly name: string;
  readonly isPicture: boolean;
  onChange(value: unknown): void;
};

function Marks({ unit, fieldRef, name, isPicture, onChange }: MarksProps) {
  const { marks } = useContentTexts();
  const { codeName } = useNames();
  const toLive = isPicture ? marks.toLivePicture : marks.toLive;
  const confirm = useSetAtom(confirmAtom);
  const decide = useSetAtom(decideAtom);
  const { unsaved, isChanged, isFresh, isBehind } = unit;
  const named = (words: string) => `${words} (${name})`;
  /** Runs a choice, and focuses the field again. */
  const chosen = (run: () => void) => () => {
    run();
    document.getElementById(keyOf(fieldRef))?.focus();
  };
  return (
    <>
      {isChanged && !isFresh && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
          <span className="sr-only">{marks.changed}</span>
          <WordsButton
            aria-label={named(toLive)}
            onClick={chosen(() => onChange(unit.live))}
            className="-ml-2"
          >
            <Icon drawing={Undo2} size={15} />
            {toLive}
          </WordsButton>
        </p>
      )}
      {isBehind && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span aria-hidden="true" className="size-2 rounded-full bg-bronze night:bg-dawn" />
          {marks.behind}
          <WordsButton aria-label={named(marks.right)} onClick={chosen(() => confirm(fieldRef))}>
            {marks.right}
          </WordsButton>
        </p>
      )}
      {unsaved?.state === 'refused' && (
        <p role="alert" className="text-sm font-medium text-error">
          {marks.refused}
        </p>
      )}
      {unsaved?.state === 'conflict' && (
        <Conflict
          lead={marks.conflict}
          change={unsaved.theirs?.lastChange}
          stored={inWords(unsaved.theirs?.value, codeName)}
          choices={[
            { label: marks.mine, onPress: chosen(() => decide(fieldRef, true)) },
            { label: marks.theirs, onPress: chosen(() => decide(fieldRef, false)) },
          ]}
        />
      )}
      {unit.before !== undefined && (
        <ReleaseQuestion
          unit={unit}
          onKeep={chosen(() => confirm(fieldRef))}
          onTake={chosen(() => onChange(unit.build))}
        />
      )}
    </>
  );
}

type ReleaseQuestionProps = { readonly unit: MergeFieldView; onKeep(): void; onTake(): void };

/** The owner and a release have both changed a text: shows all three versions, and asks which one stays. */
function ReleaseQuestion({ unit, onKeep, onTake }: ReleaseQuestionProps) {
  const { marks } = useContentTexts();
  const versions = [
    { label: marks.yours, to: unit.value },
    { label: marks.before, to: unit.before },
    { label: marks.release, to: unit.build },
  ];
  return (
    <section aria-label={marks.asks} className="mt-2 rounded-2xl border border-edge p-4">
      <p className="font-semibold">{marks.asks}</p>
      <dl className="mt-2 grid gap-2">
        {versions.map(({ label, to }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <DiffText from={unit.before} to={to} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-x-5">
        <LinkButton onClick={onKeep}>{marks.keepYours}</LinkButton>
        <LinkButton onClick={onTake}>{marks.takeRelease}</LinkButton>
      </div>
    </section>
  );
}
