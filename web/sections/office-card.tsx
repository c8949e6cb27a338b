import { identity } from '../content/identity.ts';
import type { PageContent } from '../content/schema.ts';

import { DescribedLine } from '../ui/described-line.tsx';

type OfficeCardProps = { readonly labels: PageContent<'contact'>['sections']['office-locations'] };

/** Where the office is and how to reach it; the map link loads nothing from others. */
export function OfficeCard({ labels }: OfficeCardProps) {
  const { office, phone, email } = identity;
  const map = `https://www.google.com/maps/search/?api=1&query=${office.lat},${office.lng}`;
  return (
    <div className="card">
      <h3 className="title-item">{labels.office}</h3>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <DescribedLine label={labels.address}>
          {office.street}
          <br />
          {office.postalCode} {office.district} / {office.city}
        </DescribedLine>
        <DescribedLine label={labels.phone}>
          <a href={`tel:${phone.e164}`} className="inline-link tabular-nums">
            {phone.text}
          </a>
        </DescribedLine>
        <DescribedLine label={labels.email}>
          <a href={`mailto:${email.info}`} className="inline-link">
            {email.info}
          </a>
        </DescribedLine>
      </dl>
      <p className="mt-6">
        <a href={map} rel="noopener" className="inline-link">
          {labels.directions}
        </a>
      </p>
    </div>
  );
}
