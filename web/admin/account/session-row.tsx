import { useAtomValue } from 'jotai';
import type { OpenSession } from '#contract/admin/account.ts';
import { plainAddress } from '../format/address.ts';
import { fullDateTime, shortDateTime, timeSince } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { quietButton } from '../ui/buttons.ts';
import { browserName } from './browser-name.ts';

/** One open session. The own session cannot be ended here: that is logging out. */
export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd(): void }) {
  const texts = useTexts().account;
  const language = useAtomValue(languageAtom);
  const { browser, address, createdAtUtc, lastSeenUtc, own } = session;
  const name = browserName(browser ?? '') || texts.unknownBrowser;
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <span title={browser ?? undefined}>{name}</span>
          {own && (
            <span className="rounded-full bg-chosen px-2.5 text-sm text-link">{texts.own}</span>
          )}
        </p>
        <p className="text-sm text-muted">
          <span className="break-all">{plainAddress(address)}</span> ·{' '}
          {texts.since.replace('{time}', () => shortDateTime(createdAtUtc, language))}
        </p>
        <p className="text-sm text-muted">
          {texts.lastSeen}{' '}
          <time dateTime={lastSeenUtc} title={fullDateTime(lastSeenUtc, language)}>
            {timeSince(lastSeenUtc, language)}
          </time>
        </p>
      </div>
      {!own && (
        <button
          type="button"
          aria-label={texts.endOne.replace('{name}', () => name)}
          onClick={onEnd}
          className={quietButton}
        >
          {texts.end}
        </button>
      )}
    </li>
  );
}
