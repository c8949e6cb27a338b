import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { listAudit } from '#contract/admin/audit.ts';
import { fill } from '#contract/fill.ts';
import { browserName } from '../account/browser-name.ts';
import { sessionsRead } from '../account/sessions-state.ts';
import { polled, queryOf } from '../api-client/queries.ts';
import { plainAddress } from '../format/address.ts';
import { writeAddress } from '../format/address-query.ts';
import { timeOrDay, timeSince } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { daysAfter, toApiDays } from '../format/days.ts';
import { useLanguage, useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { linkButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { useSystemTexts } from './texts.ts';

/** Who is logged in; the account page ends sessions. */
export function SessionPanel() {
  const { account } = useTexts();
  const texts = useSystemTexts().sessions;
  const language = useLanguage();
  return (
    <Panel title={texts.title}>
      <WhenFetched
        of={polled(sessionsRead)}
        loading={account.sessionsLoading}
        failed={account.sessionsFailed}
      >
        {({ items }) => (
          <ul className="mt-4 border-t border-line">
            {items.map(({ id, browser, address, lastSeenUtc, own }) => (
              <li key={id} className="border-b border-line py-2.5">
                <p className="font-semibold">
                  {browserName(browser ?? '') || account.unknownBrowser}
                  {own && <span className="font-normal text-muted"> ({account.own})</span>}
                </p>
                <p className="text-sm text-muted">
                  <span className="break-all">{plainAddress(address)}</span> ·{' '}
                  {timeSince(lastSeenUtc, language)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </WhenFetched>
      <Link href={paths.account} className={`mt-2 inline-flex items-center ${linkButton}`}>
        {texts.manage}
      </Link>
    </Panel>
  );
}

const shown = '6';

/** Entries since yesterday, with a link to the whole trail. */
export function TrailPanel() {
  const { audit } = useTexts();
  const texts = useSystemTexts().trail;
  const language = useLanguage();
  const today = useAtomValue(dayAtom);
  const days = { from: daysAfter(today, -1) };
  const { from = '' } = toApiDays(days);
  const trail = polled(queryOf(listAudit, { query: { from, limit: shown } }));
  return (
    <Panel title={texts.title}>
      <WhenFetched of={trail} loading={audit.loading} failed={audit.failed}>
        {({ items, total }) => (
          <>
            {total === 0 && <p className="mt-4">{texts.none}</p>}
            <ul className="mt-4 border-t border-line">
              {items.map(({ id, action, atUtc }) => (
                <li
                  key={id}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
                >
                  <span className="min-w-0">{audit.actions[action]}</span>
                  <time dateTime={atUtc} className="shrink-0 text-sm text-muted">
                    {timeOrDay(atUtc, language, today)}
                  </time>
                </li>
              ))}
            </ul>
            <Link
              href={`${paths.audit}?${writeAddress(days)}`}
              className={`mt-2 inline-flex items-center ${linkButton}`}
            >
              {fill(texts.all, { count: total }, language)}
            </Link>
          </>
        )}
      </WhenFetched>
    </Panel>
  );
}
