import type { ReactNode } from 'react';
import type { SectionId } from '../site-map.ts';

type SectionProps = {
  readonly id?: SectionId;
  readonly title: string;
  readonly children: ReactNode;
};

/** A section that a link's hash can name: its heading beside what it says. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = `${id ?? 'section'}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="wrap py-14 lg:py-20">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <h2 id={headingId} className="title-section max-w-[16ch]">
          {title}
        </h2>
        <div className="grid content-start gap-8 lg:pt-2">{children}</div>
      </div>
    </section>
  );
}
