import type { Language } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';
import type { PageContent } from '../content/schema.ts';
import { longDate } from '../dates.ts';
import { isPast, useToday } from '../today.ts';

type CertificateCardsProps = {
  readonly content: PageContent<'certificates'>;
  readonly language: Language;
};

const certificateIds = Object.keys(identity.certificates) as (keyof typeof identity.certificates)[];

export function CertificateCards({ content, language }: CertificateCardsProps) {
  return (
    <ul className="wrap grid gap-5 pt-16 md:grid-cols-2 lg:grid-cols-4 lg:pt-24">
      {certificateIds.map((id) => {
        const { title, validUntil } = identity.certificates[id];
        const { subtitle, description } = content.items[id];
        return (
          <li key={id} className="card flex flex-col">
            <h2 className="title-item">{title}</h2>
            <p className="font-semibold text-link">{subtitle}</p>
            <p className="prose-text mb-5 mt-3">{description}</p>
            <Validity content={content} language={language} until={validUntil} />
          </li>
        );
      })}
    </ul>
  );
}

type ValidityProps = CertificateCardsProps & { readonly until: string };

/** Follows from the date on the day it is read, not on the day the page was built. */
function Validity({ content, language, until }: ValidityProps) {
  const today = useToday();
  return (
    <p className="mt-auto text-sm font-semibold">
      {isPast(until, today)
        ? content.renewal
        : content.validUntil.replace('{date}', longDate(until, language))}
    </p>
  );
}
