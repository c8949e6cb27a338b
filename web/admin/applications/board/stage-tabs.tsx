import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { languageAtom, useTexts } from '../../language.ts';
import { useWidth } from '../../ui/use-width.ts';
import { columns, isNarrowAtom } from '../lists.ts';
import { cardState } from './card-state.ts';
import { useDrop } from './drop.ts';

/** The stages of a narrow board with their counts: it shows one of them. Cards are dropped on the others. */
export function StageTabs() {
  const texts = useTexts().applications;
  const [tabs, width] = useWidth<HTMLFieldSetElement>();
  const setNarrow = useSetAtom(isNarrowAtom);
  const isNarrow = width > 0;
  useEffect(() => {
    setNarrow(isNarrow);
    return () => setNarrow(false);
  }, [isNarrow, setNarrow]);
  return (
    <fieldset ref={tabs} className="hidden grid-cols-3 gap-1 px-2 pt-2 @max-[34rem]/board:grid">
      <legend className="sr-only">{texts.history}</legend>
      {applicationStages.map((stage) => (
        <Tab key={stage} stage={stage} />
      ))}
    </fieldset>
  );
}

function Tab({ stage }: { stage: ApplicationStage }) {
  const texts = useTexts().applications;
  const language = useAtomValue(languageAtom);
  const [shown, setShown] = useAtom(cardState.stageAtom);
  const { total, state, items } = useAtomValue(columns[stage].listAtom);
  const [isTarget, drop] = useDrop(stage);
  const isKnown = state === 'ready' || items.length > 0;
  return (
    <button
      type="button"
      {...drop}
      data-target={isTarget || undefined}
      aria-pressed={stage === shown}
      onClick={() => setShown(stage)}
      className="grid min-h-11 content-center rounded-xl border border-line px-0.5 text-center text-[0.8rem] leading-tight hover:bg-chosen aria-pressed:border-link aria-pressed:bg-raised aria-pressed:font-semibold data-target:outline-2 data-target:outline-signal"
    >
      <span className="truncate">{texts.stages[stage]}</span>
      <span className="text-muted">
        {isKnown ? total.toLocaleString(language) : '…'}
        <span className="sr-only"> {texts.inStage}</span>
      </span>
    </button>
  );
}
