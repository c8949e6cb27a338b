import type { ReactNode } from 'react';
import type { Office } from '#contract/content/identity-schema.ts';
import { MapSlot } from '../features/map/map-slot.tsx';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { directionsLink, mapLink } from '../map/place.ts';
import { DescribedLine } from '../ui/described-line.tsx';

/** The head office with its map and the company's contact details, and the further offices below it. */
export function OfficeCards() {
  const { 'office-locations': content } = usePageContent('contact').sections;
  const { phone, email, offices } = useChrome().identity;
  const [head, ...further] = offices;
  return (
    <>
      <div className="framed bg-raised lg:grid lg:grid-cols-[7fr_5fr]">
        <MapSlot
          kind="office"
          alt={content.plate}
          plateSizes="(width < 30rem) 122vw, (width < 64rem) 92vw, 800px"
          className="aspect-4/3 w-full object-cover max-[30rem]:aspect-square"
        />
        <OfficeDetails office={{ ...head, phone: head.phone ?? phone }}>
          <DescribedLine label={content.email}>
            <a href={`mailto:${email.info}`} className="inline-link">
              {email.info}
            </a>
          </DescribedLine>
        </OfficeDetails>
      </div>
      {further.length > 0 && (
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          {further.map((office) => (
            <div key={office.id} className="framed bg-raised">
              <OfficeDetails office={office} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

type OfficeDetailsProps = {
  readonly office: Office;
  /** Further lines. */
  readonly children?: ReactNode;
};

/** An office's name, address and phone, and links to it on the map. */
function OfficeDetails({ office, children }: OfficeDetailsProps) {
  const { 'office-locations': content } = usePageContent('contact').sections;
  const { phone } = office;
  return (
    <div className="self-center p-6 sm:p-8">
      {/* The texts in the browser's cache may be older than the office. */}
      <h3 className="title-item">{content.offices[office.id]?.title ?? office.city}</h3>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <DescribedLine label={content.address}>
          {office.street}
          <br />
          {`${office.postalCode} ${office.district} / ${office.city}`}
        </DescribedLine>
        {phone && (
          <DescribedLine label={content.phone}>
            <a href={`tel:${phone.e164}`} className="inline-link figures">
              {phone.text}
            </a>
          </DescribedLine>
        )}
        {children}
      </dl>
      <p className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <a href={directionsLink(office)} rel="noopener" className="inline-link">
          {content.directions}
        </a>
        <a href={mapLink(office)} rel="noopener" className="inline-link map-link">
          {useChrome().map.link}
        </a>
      </p>
    </div>
  );
}
