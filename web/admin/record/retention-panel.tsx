import { type Retention, readRetention } from '#contract/admin/data-protection.ts';
import { periodInWords } from '#contract/content/period.ts';
import { soonDays } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { queryOf } from '../api-client/queries.ts';
import { dayOf, shortDateTime } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';
import { WhenFetched } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';

const retentionRead = queryOf(readRetention);

/** The retention periods, and what expires next. */
export function RetentionPanel() {
  const texts = useTexts().people;
  const language = useLanguage();
  return (
    <Panel title={texts.retention} className="no-print">
      <p className="mt-2 text-muted">{texts.retentionLead}</p>
      <WhenFetched
        of={retentionRead}
        loading={texts.retentionLoading}
        failed={texts.retentionFailed}
      >
        {({ rules, lastRunUtc }) => (
          <>
            <dl className="mt-4 border-t border-line">
              {rules.map((rule) => (
                <Rule key={rule.rule} rule={rule} />
              ))}
            </dl>
            <p className="mt-3 text-sm text-muted">
              {lastRunUtc
                ? fill(texts.lastRun, { time: shortDateTime(lastRunUtc, language) })
                : texts.neverRun}
            </p>
          </>
        )}
      </WhenFetched>
    </Panel>
  );
}

function Rule({ rule: { rule, keptFor, soon, nextAtUtc } }: { rule: Retention['rules'][number] }) {
  const texts = useTexts().people;
  const language = useLanguage();
  const within = periodInWords({ count: soonDays, unit: 'days' }, language);
  const due = fill(soon > 0 ? texts.soon : texts.soonNone, { count: soon, days: within }, language);
  return (
    <div className="border-b border-line py-3">
      <dt className="font-semibold">{texts.rules[rule]}</dt>
      <dd>{fill(texts.keptFor, { span: periodInWords(keptFor, language) })}</dd>
      <dd className="text-sm text-muted">
        {nextAtUtc
          ? `${due} ${fill(texts.next, { day: dayOf(nextAtUtc, language) })}`
          : texts.nothingKept}
      </dd>
    </div>
  );
}
