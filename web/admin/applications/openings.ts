import { useAtomValue } from 'jotai';
import { listOpenings } from '#contract/admin/openings.ts';
import { type ApplicationStage, undecidedStages } from '#contract/application.ts';
import { generalOpening, titleIn } from '#contract/content/opening-values.ts';
import { counting } from '../api-client/counts.ts';
import { dataAtom, queryOf } from '../api-client/queries.ts';
import { useReader } from '../language.ts';

const openingsAtom = dataAtom(counting(queryOf(listOpenings)));

/** What is known of the openings, in the language of the screen. An id may also be `general`. */
export function useOpenings() {
  const { texts, language } = useReader();
  const { general, unknownOpening } = texts.applications;
  const known = useAtomValue(openingsAtom);
  const { compare } = new Intl.Collator(language);
  const items = [...(known?.items ?? [])].sort((one, other) =>
    compare(titleIn(one.title, language), titleIn(other.title, language)),
  );
  const open = items.filter(({ state }) => state === 'open');
  const others = items.filter(({ state }) => state !== 'open');
  const find = (id: string) => items.find((one) => one.id === id);
  const countsOf = (id: string) => (id === generalOpening ? known?.general : find(id)?.counts);
  return {
    find,
    /** How many of an opening are at a stage, in brackets; empty without an opening. */
    countAt: (id: string | undefined, stage: ApplicationStage): string => {
      const counts = id === undefined ? undefined : countsOf(id);
      return counts ? ` (${counts[stage].toLocaleString(language)})` : '';
    },
    /** The open ones by their titles, `general` and the others; none while there is no opening. */
    ids: items.length > 0 ? [...open, { id: generalOpening }, ...others].map(({ id }) => id) : [],
    titleOf: (id: string): string =>
      id === generalOpening
        ? general
        : titleIn(find(id)?.title, language) || (known ? unknownOpening : '…'),
    isClosed: (id: string) => others.some((one) => one.id === id),
    undecidedOf: (id: string): number =>
      undecidedStages.reduce((sum, stage) => sum + (countsOf(id)?.[stage] ?? 0), 0),
  };
}
