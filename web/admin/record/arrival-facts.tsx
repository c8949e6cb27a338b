import type { Application } from '#contract/admin/application.ts';
import type { Message } from '#contract/admin/message.ts';
import { referenceOf } from '#contract/reference.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { longDateTime } from '../format/date-format.ts';
import { languageName } from '../format/language-name.ts';
import { useReader } from '../language.ts';
import { isHinted, signsInWords } from './spam-signs.tsx';

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
