import type { ListedOpening } from '#contract/admin/openings.ts';
import { applicationStages } from '#contract/application.ts';
import { calls } from '#contract/calls.ts';
import { isOpenOn, isPublic, type Opening } from '#contract/content/opening.ts';
import { generalOpening } from '#contract/content/opening-values.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { dayNow } from '#db/engine/clock.ts';
import { countByOpening } from '#db/queries/application-list.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';

export function openingRoutes(routes: CallRouter, context: Context): void {
  const { db, publisher, settings } = context;
  routes.serve(calls.listOpenings, async () => {
    const rows = await countByOpening(db);
    const day = dayNow(settings.timeZone).toString();
    const countsOf = (id: string | null) => {
      const own = rows.filter(({ opening }) => opening === id);
      const counts = applicationStages.map((stage) => [
        stage,
        own.find((row) => row.stage === stage)?.count ?? 0,
      ]);
      return Object.fromEntries(counts) as ListedOpening['counts'];
    };
    const known: Record<string, Opening> = { ...publisher?.openings };
    for (const { opening, position } of rows) {
      // A version of the content that is published again may lack it.
      if (opening !== null) known[opening] ??= { title: { [defaultLanguage]: position ?? '' } };
    }
    const items = Object.entries(known)
      .filter(([id, one]) => isPublic(one) || rows.some(({ opening }) => opening === id))
      .sort(([, one], [, other]) => (other.posted ?? '').localeCompare(one.posted ?? ''))
      .map(
        ([id, one]): ListedOpening => ({
          ...{ id, title: one.title ?? {}, closes: one.closes ?? null, counts: countsOf(id) },
          state: isPublic(one) ? (isOpenOn(one, day) ? 'open' : 'closed') : 'draft',
        }),
      );
    return { items, [generalOpening]: countsOf(null) };
  });
}
