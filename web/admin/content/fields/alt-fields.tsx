import { languages } from '#contract/languages.ts';
import { altPlaces } from '../../../content/alt-places.ts';
import type { Place } from '../names.ts';
import { plateAt } from '../pictures.ts';
import { useContentTexts } from '../texts.ts';
import { useUnit } from '../unit.ts';
import { useNames } from '../use-names.ts';
import { UnitField } from './unit-field.tsx';

/** The alternative texts of an uploaded picture, in every language: what they say of the drawing is no longer true. */
export function AltFields({ place }: { readonly place: Place }) {
  const texts = useContentTexts().pictures;
  const { languageOf } = useNames();
  const { value } = useUnit(place);
  const [page, path] = altPlaces[plateAt(place.path)] ?? [];
  if (!value || !page || !path) return null;
  return (
    <div className="mt-4 grid gap-3 sm:ml-62">
      <p className="text-sm font-medium">{texts.alt}</p>
      {languages.map((language) => {
        const document = `${language}/${page}`;
        return (
          <UnitField
            key={language}
            place={{ document, path }}
            field={{ kind: 'text' }}
            label={texts.altOf}
            language={language}
            languageName={languageOf(document)}
          />
        );
      })}
    </div>
  );
}
