import { Trash2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import type { Message } from '#contract/admin/message.ts';
import type { ListedMessage } from '#contract/admin/messages.ts';
import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { afterPaint } from '../../loading/after-paint.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dayOf, longDateTime } from '../format/date-format.ts';
import { languageName } from '../format/language-name.ts';
import { useLanguage, useReader, useTexts } from '../language.ts';
import { historyOf, type PersonState, paths } from '../paths.ts';
import { useMay } from '../session/user.ts';
import { isHinted, signsInWords } from './spam-signs.tsx';

/** The sender's name, focused on opening unless the user types or has a menu open. On closing, the row is. */
export function DetailHeading({ id, name }: { id: string; name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pane may still be scrolled to the end of the previous record.
    heading.current?.closest('[data-detail]')?.scrollTo({ top: 0 });
    if (!document.activeElement?.closest(kept)) {
      heading.current?.focus({ preventScroll: true });
    }
    return () => focusRow(id);
  }, [id]);
  return (
    <h2 id="detail-heading" ref={heading} tabIndex={-1} className="wrap-anywhere text-3xl">
      <bdi>{name}</bdi>
    </h2>
  );
}

const kept = 'input, textarea, select, [role=dialog], [role=menu]';

function focusRow(id: string): void {
  // After the list, which a phone hides behind the record, has its rows again.
  afterPaint(() => {
    const isClosed = document.querySelector('[data-detail][data-open=false]');
    if (!isClosed || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`#main [href*="${id}"]`);
    (row ?? document.getElementById('main'))?.focus();
  });
}

type TrashLineProps = { readonly record: ListedMessage | WholeApplication };

/** Shows when the open record was moved to the trash, and when it will be erased; nothing for other records. */
export function TrashLine({ record: { trashedAtUtc, keptUntilUtc } }: TrashLineProps) {
  const { trashed } = useTexts();
  const language = useLanguage();
  if (!trashedAtUtc || !keptUntilUtc) return null;
  return (
    <p className="mt-3 flex items-center gap-3 rounded-2xl bg-chosen px-4 py-3 font-medium">
      <Icon drawing={Trash2} size={18} className="shrink-0 text-muted" />
      {fill(trashed, { day: dayOf(trashedAtUtc, language), end: dayOf(keptUntilUtc, language) })}
    </p>
  );
}

type ArrivalFactsProps = {
  readonly record: Message | Application;
  /** Whether another part shows that the record may be spam. */
  readonly isHintAbove?: boolean;
};

/** The reference of a record, why it may be spam, and when and how it was sent. */
export function ArrivalFacts({ record, isHintAbove = false }: ArrivalFactsProps) {
  const { texts, language } = useReader();
  const { id, createdAtUtc, noticeVersion } = record;
  const signs = signsInWords(record, texts);
  return (
    <>
      <DescribedLine label={texts.reference}>{referenceOf(id)}</DescribedLine>
      {signs && !(isHintAbove && isHinted(record)) && (
        <DescribedLine label={isHinted(record) ? texts.mayBeSpam : texts.spam}>
          {signs}
        </DescribedLine>
      )}
      <DescribedLine label={texts.arrivedAt}>
        <time dateTime={createdAtUtc}>{longDateTime(createdAtUtc, language)}</time> ·{' '}
        {languageName(record.language, language)} · {texts.noticeVersion} {noticeVersion}
      </DescribedLine>
    </>
  );
}

type RecordLinksProps = {
  readonly id: string;
  readonly email: string;
  /** Erases the record without moving it to the trash, after a confirmation. */
  onErase(): void;
};

/** Links from a record to all data of its e-mail address, to its history, and to its erasure. */
export function RecordLinks({ id, email, onErase }: RecordLinksProps) {
  const { everythingFrom, recordHistory, actions } = useTexts();
  const [seesPeople, seesAudit, mayErase] = [useMay('people'), useMay('owner'), useMay('letters')];
  const link = 'inline-flex min-h-11 items-center font-semibold hover:underline';
  return (
    <p className="no-print mt-6 flex flex-wrap gap-x-8">
      {seesPeople && (
        <Link
          href={paths.people}
          state={{ email } satisfies PersonState}
          className={`${link} text-link`}
        >
          {everythingFrom}
        </Link>
      )}
      {seesAudit && (
        <Link href={historyOf(id)} className={`${link} text-link`}>
          {recordHistory}
        </Link>
      )}
      {mayErase && (
        <button type="button" onClick={onErase} className={`${link} text-error`}>
          {actions.eraseNow}
        </button>
      )}
    </p>
  );
}
