import { type ComponentType, useState } from 'react';
import { isMembers, within } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { fill } from '#contract/fill.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { WordsButton } from '../small-buttons.tsx';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { CountryField } from './country-field.tsx';
import {
  type AnyValueProps,
  type ComposedProps,
  inputClass,
  ProblemAt,
  useTie,
  type ValueProps,
} from './field-parts.tsx';
import { ListField } from './list-field.tsx';
import { PlaceField } from './place-field.tsx';
import { RecordField } from './record-field.tsx';
import { TextField } from './text-field.tsx';
import { FileField, PictureField } from './upload-fields.tsx';
import { emptyOf, memberChange, updated } from './values.ts';

const kinds: { readonly [K in Field['kind']]: ComponentType<ComposedProps<K>> } = {
  text: TextField,
  number: NumberField,
  date: DateField,
  choice: ChoiceField,
  picture: PictureField,
  file: FileField,
  country: CountryField,
  list: ListField,
  record: RecordField,
  group: GroupField,
};

/** The field of a value, by the kind of its schema. */
function ValueField(props: AnyValueProps) {
  const { field } = props;
  const isChoices = field.kind === 'list' && field.item.kind === 'choice';
  const Kind = (isChoices ? ChoicesField : kinds[field.kind]) as ComponentType<
    AnyValueProps & { Value: ComponentType<AnyValueProps> }
  >;
  return <Kind {...props} Value={ValueField} />;
}

/** A number. Text that is no number stays in the field, and is not saved. */
function NumberField({ field, value, fieldRef, name, onChange }: ValueProps<'number'>) {
  const texts = useContentTexts().fields;
  const tie = useTie(fieldRef);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof value === 'number' ? String(value) : '');
  const isWrong = typed !== undefined && !Number.isFinite(Number(shown.replace(',', '.') || 'x'));
  return (
    <div>
      <input
        {...tie}
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        aria-invalid={typed !== undefined || tie['aria-invalid']}
        value={shown}
        onChange={({ target }) => {
          const text = target.value.trim().replace(',', '.');
          const next = Number(text);
          const isEmpty = text === '' && field.optional;
          // "40." may become another number.
          const isNumber = text !== '' && Number.isFinite(next) && String(next) === text;
          setTyped(isEmpty || isNumber ? undefined : target.value);
          if (isEmpty) onChange(undefined);
          else if (text !== '' && Number.isFinite(next)) onChange(next);
        }}
        onBlur={() => {
          if (typed?.trim() && Number.isFinite(Number(typed.replace(',', '.'))))
            setTyped(undefined);
        }}
        className={`h-11 max-w-48 tabular-nums ${inputClass}`}
      />
      <ProblemAt at={tie.id} failure={isWrong ? texts.number : undefined} />
    </div>
  );
}

function DateField({ field, value, fieldRef, name, onChange }: ValueProps<'date'>) {
  const tie = useTie(fieldRef);
  return (
    <div>
      <input
        {...tie}
        type="date"
        aria-label={name}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value || (field.optional ? undefined : ''))}
        className={`h-11 max-w-48 ${inputClass}`}
      />
      <ProblemAt at={tie.id} />
    </div>
  );
}

/** Any of several options, as a list in their order. */
function ChoicesField({ field, value, fieldRef, name, onChange }: ValueProps<'list'>) {
  const tie = useTie(fieldRef);
  const { optionNames } = useNames();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const options = field.item.kind === 'choice' ? field.item.options : [];
  const change = (option: string, isOn: boolean) =>
    onChange(options.filter((one) => (one === option ? isOn : chosen.includes(one))));
  return (
    <fieldset
      id={tie.id}
      tabIndex={-1}
      aria-label={name}
      aria-describedby={tie['aria-describedby']}
    >
      <div className="flex flex-wrap gap-x-5">
        {options.map((one) => (
          <CheckBox key={one} isOn={chosen.includes(one)} onChange={(isOn) => change(one, isOn)}>
            {optionNames[one] ?? one}
          </CheckBox>
        ))}
      </div>
      <ProblemAt at={tie.id} />
    </fieldset>
  );
}

function ChoiceField({ field, value, fieldRef, name, onChange }: ValueProps<'choice'>) {
  const texts = useContentTexts();
  // Without it an opening would be removed.
  const isNeeded = fieldRef.path === '/state';
  const tie = useTie(fieldRef);
  const { optionNames } = useNames();
  return (
    <div>
      <select
        {...tie}
        aria-label={name}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value || undefined)}
        className={`select h-11 max-w-72 ${inputClass}`}
      >
        {(field.optional ? !isNeeded : !value) && (
          <option value="">{field.optional ? '—' : texts.fields.choose}</option>
        )}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {optionNames[option] ?? option}
          </option>
        ))}
      </select>
      <ProblemAt at={tie.id} />
    </div>
  );
}

/** The values of a group, each with its label. Ids are internal and not editable. */
function GroupField({ field, value, fieldRef, name, language, onChange }: ValueProps<'group'>) {
  const { labelAt } = useNames();
  const members: Readonly<Record<string, unknown>> = isMembers(value) ? value : {};
  return (
    <div className={`grid min-w-0 gap-x-4 gap-y-3 ${language ? '' : 'sm:grid-cols-2'}`}>
      {Object.entries(field.fields).map(([key, inner]) => {
        const at = { ...fieldRef, path: within(fieldRef.path, key) };
        if (key === 'id' && inner.kind === 'text') return null;
        // Shown with the latitude.
        if (key === 'lng') return null;
        const label = labelAt(at);
        const own = {
          ...{ fieldRef: at, language, name: `${label}, ${name}`, value: members[key] },
          onChange: (next: unknown) => onChange(memberChange(key, next)),
        };
        return (
          <div key={key} className="min-w-0">
            {/* The field has a label itself, with the item and its language. */}
            <p aria-hidden="true" className="mb-1 text-sm text-muted">
              {label}
            </p>
            {key === 'lat' ? (
              <PlaceField {...own} value={members} onChange={onChange} />
            ) : (
              <OptionalField {...own} field={inner} label={label} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** An optional list or group is added and removed as a whole; a single value is left empty. */
export function OptionalField(props: AnyValueProps & { readonly label: string }) {
  const texts = useContentTexts().lists;
  const { field, label, value, name, onChange } = props;
  const isWhole = field.kind === 'list' || field.kind === 'group';
  if (!field.optional || !isWhole) return <ValueField {...props} />;
  if (value === undefined) {
    const first = field.kind === 'list' ? [emptyOf(field.item)] : emptyOf(field);
    return (
      <WordsButton
        aria-label={fill(texts.add, { label: name })}
        onClick={() => onChange(first)}
        className="-ml-2"
      >
        {fill(texts.add, { label })}
      </WordsButton>
    );
  }
  return (
    <div>
      <ValueField
        {...props}
        onChange={(next) =>
          onChange((now: unknown) => {
            const whole = updated(now, next);
            return Array.isArray(whole) && whole.length === 0 ? undefined : whole;
          })
        }
      />
      {field.kind === 'group' && (
        <WordsButton
          aria-label={fill(texts.removeNamed, { label: name })}
          onClick={() => onChange(undefined)}
          className="-ml-2"
        >
          {texts.remove}
        </WordsButton>
      )}
    </div>
  );
}
