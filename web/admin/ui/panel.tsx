import { type ReactNode, type Ref, useId } from 'react';

type PanelProps = {
  readonly title: string;
  /** For focusing the panel after the focused element was removed. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A titled part of a page, set off from the background by its tone. */
export function Panel({ title, titleRef, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-[28px] bg-raised p-5 sm:p-7 print:rounded-none print:bg-transparent print:p-0 ${className}`}
    >
      <h2 id={id} ref={titleRef} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
