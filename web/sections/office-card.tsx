import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../content/chrome-schema.ts';
import { identity } from '../content/identity.ts';
import type { PageContent } from '../content/schema.ts';
import { MapSlot } from '../features/map/map-slot.tsx';
import { directionsLink, mapLink } from '../map/place.ts';
import { DescribedLine } from '../ui/described-line.tsx';

type OfficeCardProps = {
  readonly content: PageContent<'contact'>['sections']['office-locations'];
  readonly map: Chrome['map'];
  readonly language: Language;
};

/** The office's location and contact details. */
export function OfficeCard({ content, map, language }: OfficeCardProps) {
  const { office, phone, email } = identity;
  return (
    <div className="framed bg-raised lg:grid lg:grid-cols-[7fr_5fr]">
      <MapSlot
        kind="office"
        language={language}
        texts={map}
        alt={content.plate}
        plateSizes="(width < 30rem) 122vw, (width < 64rem) 92vw, 800px"
        className="aspect-4/3 w-full object-cover max-[30rem]:aspect-square"
      />
      <div className="self-center p-6 sm:p-8">
        <h3 className="title-item">{content.office}</h3>
        <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          <DescribedLine label={content.address}>
            {office.street}
            <br />
            {`${office.postalCode} ${office.district} / ${office.city}`}
          </DescribedLine>
          <DescribedLine label={content.phone}>
            <a href={`tel:${phone.e164}`} className="inline-link figures">
              {phone.text}
            </a>
          </DescribedLine>
          <DescribedLine label={content.email}>
            <a href={`mailto:${email.info}`} className="inline-link">
              {email.info}
            </a>
          </DescribedLine>
        </dl>
        <p className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          <a href={directionsLink(office)} rel="noopener" className="inline-link">
            {content.directions}
          </a>
          <a href={mapLink(office)} rel="noopener" className="inline-link map-link">
            {map.link}
          </a>
        </p>
      </div>
    </div>
  );
}
