import { useEffect } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { restoreScheme, schemes, useSchemeStore } from '../../state/scheme.ts';

/** Light, dark, or the device's setting. */
export function SchemeSwitch() {
  const texts = useChrome().scheme;
  const { scheme, choose } = useSchemeStore();
  useEffect(restoreScheme, []);
  return (
    <fieldset className="needs-script inline-flex flex-wrap rounded-full border border-hair p-1">
      <legend className="sr-only">{texts.label}</legend>
      {schemes.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === scheme}
          onClick={() => choose(id)}
          className="min-h-11 rounded-full px-4 text-sm font-semibold text-mist hover:text-white aria-pressed:bg-veil aria-pressed:text-white"
        >
          {texts[id]}
        </button>
      ))}
    </fieldset>
  );
}
