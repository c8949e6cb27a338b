import { useAtomValue, useSetAtom } from 'jotai';
import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import { fieldLimits } from '#contract/field-limits.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { estimatorAtom, fetchEstimatorAtom } from './estimator.ts';
import { StrengthLine } from './strength-line.tsx';

type NewPasswordFieldProps = ComponentProps<'input'> & {
  /** The current value. */
  readonly typed: string;
  readonly error: string | undefined;
};

/** One field that can show its value, instead of two that must agree. */
export function NewPasswordField({ typed, error, ...input }: NewPasswordFieldProps) {
  const texts = useTexts().account;
  const [isShown, setShown] = useState(false);
  const estimate = useAtomValue(estimatorAtom);
  const fetchEstimator = useSetAtom(fetchEstimatorAtom);
  // Deferred: an estimate may take 100 ms, which would delay typing.
  const deferred = useDeferredValue(typed);
  const strength = useMemo(
    () => (deferred && estimate ? estimate(deferred) : undefined),
    [deferred, estimate],
  );
  const count = [...typed].length;
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
              // Phones would capitalize or correct it.
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onFocus={() => fetchEstimator()}
              className="block w-full rounded-xl border border-edge bg-raised py-3 pr-14 pl-4 text-text aria-invalid:border-2 aria-invalid:border-error"
            />
            <button
              type="button"
              aria-label={isShown ? texts.hide : texts.show}
              title={isShown ? texts.hide : texts.show}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-xl text-muted outline-offset-[-3px] hover:text-text"
            >
              <Icon drawing={isShown ? EyeOff : Eye} />
            </button>
          </div>
        )}
      </Field>
      {count > 0 && (
        <p className="mt-2 text-sm text-muted">
          {texts.count.replace('{count}', String(count))}
          {missing > 0 && ` · ${texts.missing.replace('{count}', String(missing))}`}
        </p>
      )}
      <StrengthLine strength={strength} />
    </div>
  );
}
