import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { passwordTexts } from '#contract/admin/weak-password.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Level, Strength } from '#contract/password-strength.ts';
import { loadModule } from '../../loading/load-module.ts';
import { Field } from '../../ui/field.tsx';
import { company } from '../company.ts';
import { useLanguage, useTexts } from '../language.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** The password strength estimator; null until it is loaded. */
export const estimatorAtom = atom<{ strengthOf(password: string): Strength } | null>(null);

/** Loads the estimator when the field is first used: its dictionary is larger than the rest of the page. */
const fetchEstimatorAtom = atom(null, async (get, set) => {
  if (get(estimatorAtom)) return;
  try {
    const { strengthOf } = await loadModule(() => import('#contract/password-strength.ts'));
    set(estimatorAtom, { strengthOf: (password) => strengthOf(password, company()) });
  } catch {
    // Without it no strength is shown while typing; the API checks the password anyway.
  }
});

type NewPasswordFieldProps = ComponentProps<'input'> & {
  readonly value: string;
  readonly error: string | undefined;
};

/** One field that can show its value, instead of two that must be equal. */
export function NewPasswordField({ error, ...input }: NewPasswordFieldProps) {
  const texts = useTexts().account;
  const [isShown, setShown] = useState(false);
  const estimator = useAtomValue(estimatorAtom);
  const fetchEstimator = useSetAtom(fetchEstimatorAtom);
  // Deferred: an estimate may take 100 ms, which would delay typing.
  const deferred = useDeferredValue(input.value);
  const strength = useMemo(
    () => (deferred ? estimator?.strengthOf(deferred) : undefined),
    [deferred, estimator],
  );
  const count = [...input.value].length;
  const missing = fieldLimits.passwordLeast - count;
  return (
    <div>
      <Field label={texts.next} hint={texts.nextHint} error={error}>
        {(tie) => (
          <div className="relative mt-1.5">
            <input
              {...input}
              {...tie}
              type={isShown ? 'text' : 'password'}
              autoComplete="new-password"
              // Otherwise phones would capitalize or correct it.
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onFocus={() => fetchEstimator()}
              className="block w-full rounded-xl border border-edge bg-raised py-3 pr-14 pl-4 text-text aria-invalid:border-2 aria-invalid:border-error"
            />
            <IconButton
              drawing={isShown ? EyeOff : Eye}
              size={20}
              label={isShown ? texts.hide : texts.show}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-xl text-muted outline-offset-[-3px] hover:text-text"
            />
          </div>
        )}
      </Field>
      {count > 0 && (
        <p className="mt-2 text-sm text-muted">
          {fill(texts.count, { count: String(count) })}
          {missing > 0 && ` · ${fill(texts.missing, { count: String(missing) })}`}
        </p>
      )}
      <StrengthLine strength={strength} />
    </div>
  );
}

// Not imported from password-strength.ts: a value import would add its whole dictionary to this bundle.
const order: readonly Level[] = ['weak', 'fair', 'good', 'strong'];

const colours: Readonly<Record<Level, string>> = {
  weak: 'bg-ember',
  fair: 'bg-dawn',
  good: 'bg-signal',
  strong: 'bg-signal',
};

/** The strength of the typed password, in words and as a line of four parts. */
function StrengthLine({ strength }: { strength: Strength | undefined }) {
  const texts = useTexts().account;
  const language = useLanguage();
  const reached = strength ? order.indexOf(strength.level) : -1;
  return (
    <div className="mt-1">
      {strength && (
        <div aria-hidden="true" className="mt-2 grid max-w-60 grid-cols-4 gap-1">
          {order.map((level, index) => (
            <span
              key={level}
              className={`h-1 rounded-full ${index <= reached ? colours[strength.level] : 'bg-line'}`}
            />
          ))}
        </div>
      )}
      <p role="status" className="mt-1.5 text-sm">
        {strength && (
          <>
            <span className="font-semibold">{texts.levels[strength.level]}</span>{' '}
            {strength.weakness && passwordTexts[language].weaknesses[strength.weakness]}
          </>
        )}
      </p>
    </div>
  );
}
