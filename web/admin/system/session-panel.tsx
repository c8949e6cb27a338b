import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'wouter';
import { browserName } from '../account/browser-name.ts';
import { sessions } from '../account/sessions-state.ts';
import { plainAddress } from '../format/address.ts';
import { timeSince } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { linkButton } from '../ui/buttons.ts';
import { WhenAnswered } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { useSystemTexts } from './texts.ts';
import { calmMs, useRefetch } from './use-refetch.ts';

/** Who is logged in; the account page ends sessions. */
export function SessionPanel() {
  const { account } = useTexts();
  const texts = useSystemTexts().sessions;
  const language = useAtomValue(languageAtom);
  const fetchSessions = useSetAtom(sessions.fetchAtom);
  useRefetch((isRefresh) => fetchSessions({}, isRefresh), calmMs);
  return (
    <Panel title={texts.title}>
      <WhenAnswered of={sessions} loading={account.sessionsLoading} failed={account.sessionsFailed}>
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
      </WhenAnswered>
      <Link href={paths.account} className={`mt-2 inline-flex items-center ${linkButton}`}>
        {texts.manage}
      </Link>
    </Panel>
  );
}
