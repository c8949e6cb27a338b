import type { Message } from '#contract/admin/message.ts';
import { useTexts } from '../language.ts';
import type { AdminTexts } from '../texts/index.ts';

type Suspected = Pick<Message, 'spamReason' | 'spamSigns'>;

/** Why a record may be spam; empty without signs. */
export function signsInWords(
  { spamReason, spamSigns }: Suspected,
  texts: Pick<AdminTexts, 'spamSigns'>,
): string {
  const signs = spamSigns ?? (spamReason ? [spamReason] : []);
  return signs.map((sign) => texts.spamSigns[sign]).join(', ');
}

/** Whether there is a single sign, which does not hold a record back. */
export function isHinted({ spamReason, spamSigns }: Suspected): boolean {
  return spamReason === null && spamSigns?.length === 1;
}

/** In a list: why a record is held back as spam, or that it may be spam. */
export function SpamMark({ record, isHeld }: { record: Suspected; isHeld: boolean }) {
  const texts = useTexts();
  if (isHeld) return <span className="truncate empty:hidden">{signsInWords(record, texts)}</span>;
  return (
    isHinted(record) && (
      <span className="shrink-0 rounded-full border border-edge px-2 text-xs leading-4">
        {texts.mayBeSpam}
      </span>
    )
  );
}
