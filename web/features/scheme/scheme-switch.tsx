import { type IconNode, Monitor, Moon, Sun } from 'lucide';
import { useEffect } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { recallScheme, type Scheme, schemes, useSchemeStore } from './scheme-store.ts';

const drawings: Readonly<Record<Scheme, IconNode>> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the device says. */
export function SchemeSwitch({ texts }: { texts: Chrome['scheme'] }) {
  const { scheme, choose } = useSchemeStore();
  useEffect(recallScheme, []);
  return (
    <fieldset className="inline-flex rounded-full border border-hair p-1">
      <legend className="sr-only">{texts.label}</legend>
      {schemes.map((id) => {
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === scheme}
            onClick={() => choose(id)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm sm:px-4 font-semibold text-mist hover:text-white aria-pressed:bg-veil aria-pressed:text-white"
          >
            <Icon drawing={drawings[id]} size={16} />
            {texts[id]}
          </button>
        );
      })}
    </fieldset>
  );
}
