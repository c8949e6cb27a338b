import type { SpamReason } from '#contract/admin/message.ts';
import type { Language } from '#contract/languages.ts';
import { referenceOf } from '#contract/reference.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { longDateTime } from '../format/date-format.ts';
import { languageName } from '../format/language-name.ts';
import { useReader } from '../language.ts';

type ArrivalFactsProps = {
  readonly record: {
    readonly id: string;
    readonly spamReason: SpamReason | null;
    readonly createdAtUtc: string;
    readonly language: Language;
    readonly noticeVersion: number;
  };
};

/** The reference of a record, why it may be spam, and when and how it was sent. */
export function ArrivalFacts({ record }: ArrivalFactsProps) {
  const { texts, language } = useReader();
  const { id, spamReason, createdAtUtc, noticeVersion } = record;
  return (
    <>
      <DescribedLine label={texts.reference}>{referenceOf(id)}</DescribedLine>
      {spamReason && (
        <DescribedLine label={texts.spam}>{texts.spamReasons[spamReason]}</DescribedLine>
      )}
      <DescribedLine label={texts.arrivedAt}>
        <time dateTime={createdAtUtc}>{longDateTime(createdAtUtc, language)}</time> ·{' '}
        {languageName(record.language, language)} · {texts.noticeVersion} {noticeVersion}
      </DescribedLine>
    </>
  );
}
