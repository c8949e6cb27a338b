import { useAtomValue, useSetAtom } from 'jotai';
import { wordsClass } from './fields/value-props.ts';
import { saveAtom } from './save.ts';
import { useContentTexts } from './texts.ts';
import { unsavedAtom } from './unsaved.ts';

/** Says whether everything is saved. */
export function SaveState() {
  const texts = useContentTexts();
  const save = useSetAtom(saveAtom);
  const states = [...useAtomValue(unsavedAtom).values()].map(({ state }) => state);
  const isFailed = states.some((state) => state !== 'typing' && state !== 'saving');
  const canRetry = states.includes('failed');
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={isFailed ? 'font-semibold text-error' : 'text-muted'}>
        {isFailed
          ? texts.unsaved
          : states.includes('saving')
            ? texts.saving
            : states.length > 0
              ? ''
              : texts.saved}
      </p>
      {canRetry && (
        <button type="button" onClick={() => save()} className={wordsClass}>
          {texts.saveAgain}
        </button>
      )}
    </div>
  );
}
