import type { ReactNode } from 'react';
import type { SectionId } from '#contract/content/site-map.ts';
import { unbroken } from '../ui/unbroken.tsx';

const grounds = { surface: '', band: 'bg-band', deep: 'night bg-deep' } as const;

type SectionProps = {
  readonly id: SectionId | 'call-to-action' | 'apply' | 'openings';
  readonly title: string;
  readonly ground?: keyof typeof grounds;
  /** Content under the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A section that a link's hash can name: the heading beside the content. */
export function Section({ id, title, ground = 'surface', aside, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={grounds[ground]}>
      <div className="wrap air beside">
        <div className="grid content-start gap-8">
          <h2 id={headingId} className="title-section max-w-[10.5em]">
            {unbroken(title)}
          </h2>
          {aside}
        </div>
        <div className="grid content-start gap-8 read lg:pt-2">{children}</div>
      </div>
    </section>
  );
}
