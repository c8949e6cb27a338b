import { isMembers } from '#contract/content/edits.ts';
import { within } from '#contract/content/json-pointer.ts';
import { networkNames } from '#contract/content/networks.ts';
import { fill } from '#contract/fill.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { emptyOf } from './empty.ts';
import { FileField } from './file-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProblemAt, useTie } from './problem.tsx';
import { RecordField } from './record-field.tsx';
import { WordsButton } from './small-buttons.tsx';
import { TextField } from './text-field.tsx';
import { memberChange, updated } from './updated.ts';
import { type AnyValueProps, inputClass, type ValueProps } from './value-props.ts';

/** The field of a value, by the kind of its schema. */
function ValueField({ field, ...props }: AnyValueProps) {
  switch (field.kind) {
    case 'text':
      return <TextField {...props} field={field} />;
    case 'number':
      return <NumberField {...props} field={field} />;
    case 'date':
      return <DateField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'picture':
      return <PictureField {...props} field={field} />;
    case 'file':
      return <FileField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} Value={ValueField} />;
    case 'record':
      return <RecordField {...props} field={field} Value={ValueField} />;
    case 'group':
      return <GroupField {...props} field={field} />;
  }
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

function ChoiceField({ field, value, fieldRef, name, onChange }: ValueProps<'choice'>) {
  const texts = useContentTexts();
  const tie = useTie(fieldRef);
  const names: Readonly<Record<string, string>> = networkNames;
  return (
    <div>
      <select
        {...tie}
        aria-label={name}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value || undefined)}
        className={`select h-11 max-w-72 ${inputClass}`}
      >
        {(field.optional || !value) && (
          <option value="">{field.optional ? '—' : texts.fields.choose}</option>
        )}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
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
            <OptionalField {...own} field={inner} label={label} />
          </div>
        );
      })}
    </div>
  );
}

/** An optional list or group is added and removed as a whole; a single value is left empty. */
export function OptionalField({
  field,
  label,
  ...props
}: AnyValueProps & { readonly label: string }) {
  const texts = useContentTexts().lists;
  const isWhole = field.kind === 'list' || field.kind === 'group';
  if (!field.optional || !isWhole) return <ValueField {...props} field={field} />;
  const { value, name, onChange } = props;
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
        field={field}
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
