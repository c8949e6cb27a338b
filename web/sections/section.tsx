import type { ReactNode } from 'react';
import type { SectionId } from '#contract/content/site-map.ts';
import { unbroken } from '../ui/unbroken.tsx';

const grounds = { surface: '', band: 'bg-band', deep: 'night bg-deep' } as const;

type SectionProps = {
  readonly id: SectionId;
  readonly title: string;
  readonly ground?: keyof typeof grounds;
  /** Content under the heading. */
  readonly aside?: ReactNode;
  /** The wider column: a heading with its picture, or interactive content beside it. */
  readonly wider?: 'heading' | 'content';
  readonly children: ReactNode;
};

/** A section that a link's hash can name: the heading beside the content. */
export function Section({
  id,
  title,
  ground = 'surface',
  aside,
  wider = 'heading',
  children,
}: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={grounds[ground]}>
      <div
        className={`wrap air grid gap-8 lg:gap-16 ${wider === 'heading' ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'}`}
      >
        <div className="grid content-start gap-8">
          <h2 id={headingId} className="title-section max-w-[10.5em]">
            {unbroken(title)}
          </h2>
          {aside}
        </div>
        <div className="grid content-start gap-8 lg:pt-2">{children}</div>
      </div>
    </section>
  );
}
