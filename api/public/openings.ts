import { calls } from '#contract/calls.ts';
import { isOpenOn, isPublic, type Opening } from '#contract/content/opening.ts';
import { titleIn } from '#contract/content/opening-values.ts';
import { isOpen, openingsIn } from '#contract/content/shown-openings.ts';
import { openingHref } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { dayNow, timeNow } from '#db/engine/clock.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';

const perAddress = { name: 'openings', times: 60, per: 'minute', for: 'address' } as const;
/** Whoever began before a position closed may still send, in ms. */
const graceMs = 24 * 60 * 60_000;

/** The open positions for the company's other sites; the site itself has them in its pages. */
export function openingRoutes(routes: CallRouter, context: Context): void {
  const { settings, publisher } = context;
  routes.serve(
    calls.readOpenings,
    ({ query: { language } }) => {
      const day = dayNow(settings.timeZone).toString();
      const shown = { identity: context.company(), language, day };
      const open = openingsIn(publisher?.openings ?? {}, shown).filter(isOpen);
      return {
        items: open.map(({ slug, slugs: _, isClosed: __, posted = day, pay, ...opening }) => ({
          ...{ ...opening, posted },
          ...(pay && { pay: { from: pay.from, to: pay.to, currency: pay.currency } }),
          url: settings.siteUrl + openingHref(language, slug),
        })),
      };
    },
    ...limitsOf(context, perAddress),
  );
}

/**
 * The columns of an application for an opening, and whether it closed within the last day.
 * @throws Problem `invalid` for one that is not published, or closed earlier
 */
export function appliedFor({ publisher, settings }: Context, id: string, language: Language) {
  const opening = publisher?.openings[id];
  if (!opening || !isPublic(opening)) throw invalid('opening', { key: 'openingClosed' });
  const isClosed = !isOpenOn(opening, dayNow(settings.timeZone).toString());
  if (isClosed && timeNow() - closedSince(opening, settings.timeZone) > graceMs) {
    throw invalid('opening', { key: 'openingClosed' });
  }
  return { opening: id, position: titleIn(opening.title, language), isClosed };
}

/** When it closed, or will, in ms since the Unix epoch. */
function closedSince({ closedAt, closes = '' }: Opening, timeZone: string): number {
  const end = Temporal.PlainDate.from(closes).add({ days: 1 }).toZonedDateTime(timeZone);
  return Math.min(end.epochMilliseconds, closedAt ? Date.parse(closedAt) : Infinity);
}
