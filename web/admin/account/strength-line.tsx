import { useAtomValue } from 'jotai';
import { passwordTexts } from '#contract/admin/weak-password.ts';
import type { Level, Strength } from '#contract/password-strength.ts';
import { languageAtom, useTexts } from '../language.ts';

// Not imported from password-strength.ts: a value import would add its whole dictionary to this bundle.
const order: readonly Level[] = ['weak', 'fair', 'good', 'strong'];

const colours: Readonly<Record<Level, string>> = {
  weak: 'bg-ember',
  fair: 'bg-dawn',
  good: 'bg-signal',
  strong: 'bg-signal',
};

/** The strength of the typed password, in words and as a line of four parts. */
export function StrengthLine({ strength }: { strength: Strength | undefined }) {
  const texts = useTexts().account;
  const language = useAtomValue(languageAtom);
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
