import { identity } from '../content/identity.ts';
import { Diploma } from '../sections/diploma.tsx';
import { useSample } from './sample-language.ts';

/** One diploma in each of its states, on any date. */
export function DiplomaSample() {
  const { content, language } = useSample('certificates');
  const { iso9001, iso27001 } = identity.certificates;
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:max-w-[48rem]">
      <Diploma
        id="iso9001"
        certificate={{ ...iso9001, validUntil: yearsFromToday(1) }}
        content={content}
        language={language}
      />
      <Diploma
        id="iso27001"
        certificate={{ ...iso27001, validUntil: yearsFromToday(-1) }}
        content={content}
        language={language}
      />
    </div>
  );
}

/** The last day of a year, counted from this one; ISO 8601. */
function yearsFromToday(years: number): string {
  return `${new Date().getFullYear() + years}-12-31`;
}
