import { identity } from '../content/identity.ts';
import type { PageContent } from '../content/schema.ts';
import { DescribedLine } from '../ui/described-line.tsx';
import { Plate } from '../ui/plate.tsx';

type OfficeCardProps = { readonly content: PageContent<'contact'>['sections']['office-locations'] };

/** Where the office is and how to reach it; the map is the site's own drawing and loads nothing from others. */
export function OfficeCard({ content }: OfficeCardProps) {
  const { office, phone, email } = identity;
  const map = `https://www.google.com/maps/search/?api=1&query=${office.lat},${office.lng}`;
  return (
    <div className="framed bg-raised">
      <Plate
        id="strait"
        alt={content.plate}
        sizes="(width < 64rem) 92vw, 540px"
        className="aspect-4/3 w-full object-cover"
      />
      <div className="p-6 sm:p-8">
        <h3 className="title-item">{content.office}</h3>
        <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          <DescribedLine label={content.address}>
            {office.street}
            <br />
            {office.postalCode} {office.district} / {office.city}
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
        <p className="mt-6">
          <a href={map} rel="noopener" className="inline-link">
            {content.directions}
          </a>
        </p>
      </div>
    </div>
  );
}
