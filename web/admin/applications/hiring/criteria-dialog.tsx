import { useAtom, useSetAtom } from 'jotai';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { type Hiring, maxCriteria, repeatedNames } from '#contract/admin/hiring.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { refreshAtom } from '../../api-client/queries.ts';
import { isolated } from '../../format/isolated.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { announceAtom } from '../../ui/announced.ts';
import { DangerButton, LinkButton, MainButton } from '../../ui/buttons.tsx';
import { WhenFetched } from '../../ui/fetched.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  type CriterionRow,
  hiringRead,
  saveCriteriaAtom,
  scoredBeside,
  typedCriteriaAtom,
} from './hiring-state.ts';

type CriteriaDialogProps = { readonly isOpen: boolean; onClose(): void };

/** Names, orders and removes the criteria of the scorecard. */
export function CriteriaDialog({ isOpen, onClose }: CriteriaDialogProps) {
  const texts = useTexts();
  const { criteria } = texts.hiring;
  const refresh = useSetAtom(refreshAtom);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={criteria.title} closeLabel={texts.close}>
      <WhenFetched
        of={{ ...hiringRead, enabled: isOpen }}
        loading={criteria.loading}
        failed={criteria.failed}
      >
        {(data) => (
          <CriteriaForm hiring={data} onRefresh={() => refresh(hiringRead)} onSaved={onClose} />
        )}
      </WhenFetched>
    </Dialog>
  );
}

type CriteriaFormProps = {
  readonly hiring: Hiring;
  /** Called to show the criteria that another tab has saved. */
  onRefresh(): void;
  onSaved(): void;
};

/** Number of added rows: gives each a unique key, also when the form is opened again. */
let added = 0;

/** The criteria as fields in their order. Removing one that has scores shows what will be erased. */
function CriteriaForm({ hiring: fetched, onRefresh, onSaved }: CriteriaFormProps) {
  const texts = useTexts().hiring.criteria;
  const language = useLanguage();
  const announce = useSetAtom(announceAtom);
  const saveCriteria = useSetAtom(saveCriteriaAtom);
  const [typed, setTyped] = useAtom(typedCriteriaAtom);
  // Typed criteria stay when other ones are fetched meanwhile; saving is a conflict then. If they are the same, the
  // fetched ones have the present numbers of scores.
  const hiring = typed && typed.base.version !== fetched.version ? typed.base : fetched;
  const rows = typed?.rows ?? rowsOf(hiring);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<{ text: string; isLate: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const setRows = (next: readonly CriterionRow[]) => {
    if (!isBusy) setTyped({ base: hiring, rows: next });
  };
  const form = useRef<HTMLFormElement>(null);
  const erased = scoredBeside(hiring, rows);
  const SaveButton = erased.length > 0 ? DangerButton : MainButton;
  const isFull = rows.length >= maxCriteria;

  const focusOn = (key: string | undefined) =>
    setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      (field ?? form.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    });
  const add = () => {
    if (isFull || isBusy) return;
    added += 1;
    const key = `new-${added}`;
    setRows([...rows, { key, name: '' }]);
    focusOn(key);
  };
  const move = (index: number, by: 1 | -1) => {
    const row = rows[index];
    const other = rows[index + by];
    if (!row || !other || isBusy) return;
    const moved = [...rows];
    moved[index] = other;
    moved[index + by] = row;
    setRows(moved);
    announce(fill(texts.moved, { name: isolated(row.name), number: String(index + by + 1) }));
  };
  const remove = (index: number) => {
    setRows(rows.filter((_, at) => at !== index));
    focusOn((rows[index + 1] ?? rows[index - 1])?.key);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const names = rows.map(({ name }) => name.trim().normalize('NFC').replace(/\s+/g, ' '));
    const repeated = repeatedNames(names);
    const found = Object.fromEntries(
      rows.flatMap(({ key }, index) => {
        if (!names[index]) return [[key, fieldMessage({ key: 'required' }, language)]];
        if (repeated.includes(index)) {
          return [[key, fieldMessage({ key: 'duplicate' }, language)]];
        }
        return [];
      }),
    );
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      focusOn(first);
      return;
    }
    setBusy(true);
    setFailure(null);
    const outcome = await saveCriteria(
      hiring,
      rows.map(({ id }, index) => ({ ...(id && { id }), name: names[index] ?? '' })),
    );
    setBusy(false);
    if (outcome.ok) {
      // The dialog may have been closed and opened again with other criteria.
      setTyped((now) => (now?.rows === rows ? null : now));
      if (form.current) onSaved();
    } else {
      const text = outcome.text || texts.failedSave;
      setFailure({ text, isLate: outcome.status === 409 });
      // The dialog was closed meanwhile.
      if (!form.current?.closest('dialog')?.open) notify('error', `${texts.title}: ${text}`);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid w-[min(30rem,calc(100vw-5rem))] grid-cols-[minmax(0,1fr)] gap-4"
    >
      <p className="text-muted">{texts.lead}</p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map(({ key, name }, index) => {
          const label = fill(texts.name, { number: String(index + 1) });
          const named = (text: string) => fill(text, { name: isolated(name || label) });
          const error = errors[key];
          return (
            <li key={key}>
              <div className="flex items-center">
                <input
                  data-key={key}
                  aria-label={label}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `error-${key}` : undefined}
                  placeholder={index === 0 ? texts.placeholder : undefined}
                  maxLength={fieldLimits.criterion}
                  autoComplete="off"
                  value={name}
                  readOnly={isBusy}
                  onChange={({ target }) =>
                    setRows(
                      rows.map((row) => (row.key === key ? { ...row, name: target.value } : row)),
                    )
                  }
                  className="mr-1 h-11 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3.5 aria-invalid:border-2 aria-invalid:border-error"
                />
                <IconButton
                  drawing={ArrowUp}
                  label={named(texts.up)}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  drawing={ArrowDown}
                  label={named(texts.down)}
                  aria-disabled={index === rows.length - 1 || undefined}
                  onClick={() => move(index, 1)}
                />
                <IconButton drawing={X} label={named(texts.remove)} onClick={() => remove(index)} />
              </div>
              {error && (
                <p id={`error-${key}`} className="mt-1 font-medium text-error">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div>
        <LinkButton
          data-add
          aria-disabled={isFull || undefined}
          onClick={add}
          className="inline-flex items-center gap-2 aria-disabled:opacity-50"
        >
          <Icon drawing={Plus} size={18} />
          {texts.add}
        </LinkButton>
        {isFull && (
          <p className="text-sm text-muted">{fill(texts.most, { count: String(maxCriteria) })}</p>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {erased.map(({ id, name, scored }) => (
          <p key={id} className="flex flex-wrap items-center gap-x-3 font-medium text-error">
            {fill(texts.erased, { name: isolated(name), count: scored }, language)}
            <LinkButton
              aria-disabled={isFull || undefined}
              onClick={() => {
                if (isFull) return;
                setRows([...rows, { key: id, id, name }]);
                focusOn(id);
              }}
              className="aria-disabled:opacity-50"
            >
              {texts.keep}
            </LinkButton>
          </p>
        ))}
      </div>
      {failure && (
        <div role="alert" className="font-medium text-error">
          <p>{failure.text}</p>
          {failure.isLate && (
            <LinkButton
              onClick={() => {
                setTyped(null);
                setErrors({});
                setFailure(null);
                onRefresh();
              }}
            >
              {texts.showNow}
            </LinkButton>
          )}
        </div>
      )}
      <div className="flex justify-end">
        <SaveButton type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.saving : erased.length > 0 ? texts.saveErasing : texts.save}
        </SaveButton>
      </div>
    </form>
  );
}

function rowsOf({ criteria }: Hiring): readonly CriterionRow[] {
  if (criteria.length === 0) return [{ key: 'new-0', name: '' }];
  return criteria.map(({ id, name }) => ({ key: id, id, name }));
}
