import { useAtomValue } from 'jotai';
import { Braces } from 'lucide';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { factNames, periods } from '../../../content/fact-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { moveByKeys } from '../../ui/menu-button.tsx';
import { PopoverButton } from '../../ui/popover.tsx';
import { factsAtom } from '../facts.ts';
import { useContentTexts } from '../texts.ts';
import { wordsClass } from './value-props.ts';

const names = [...factNames, ...(Object.keys(periods) as (keyof typeof periods)[])];

type FactMenuProps = { readonly language: Language | undefined; onInsert(name: string): void };

/** The company's facts, each with its present value: a page shows the value, and follows when it changes. */
export function FactMenu({ language = defaultLanguage, onInsert }: FactMenuProps) {
  const texts = useContentTexts();
  const facts = useAtomValue(factsAtom)[language];
  return (
    <PopoverButton
      name={texts.marksTool.factsLabel}
      popup="menu"
      className={wordsClass}
      face={
        <>
          <Icon drawing={Braces} size={16} />
          {texts.marksTool.fact}
        </>
      }
    >
      {(close) => (
        <div
          role="none"
          className="grid max-h-80 w-80 max-w-full grid-cols-[minmax(0,1fr)]"
          onKeyDown={moveByKeys}
        >
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onInsert(name);
              }}
              className="min-h-11 rounded-xl px-3 py-1.5 text-left outline-offset-[-3px] hover:bg-chosen"
            >
              <span className="block font-medium">{texts.facts[name]}</span>
              <bdi className="block truncate text-sm text-muted">
                {facts.get(name) ?? `{${name}}`}
              </bdi>
            </button>
          ))}
        </div>
      )}
    </PopoverButton>
  );
}
