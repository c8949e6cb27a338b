import { type IconNode, Monitor, Moon, Sun } from 'lucide';
import { useSchemeStore } from '../../state/scheme-store.ts';
import { type Scheme, schemes } from '../../state/stored-scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';

const drawings: Readonly<Record<Scheme, IconNode>> = { system: Monitor, light: Sun, dark: Moon };

/** Chooses light, dark, or the device's scheme. */
export function SchemeChoice() {
  const texts = useTexts().scheme;
  const { scheme, choose } = useSchemeStore();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{texts.label}</legend>
      {schemes.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={texts[id]}
          title={texts[id]}
          aria-pressed={id === scheme}
          onClick={() => choose(id)}
          className="grid h-11 w-10 place-items-center rounded-xl text-muted hover:bg-chosen aria-pressed:text-text aria-pressed:bg-chosen"
        >
          <Icon drawing={drawings[id]} size={17} />
        </button>
      ))}
    </fieldset>
  );
}
