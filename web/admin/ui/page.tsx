import './page.css';
import { type ReactNode, useEffect, useRef } from 'react';

type AdminPageProps = {
  readonly title: string;
  /** The purpose of the page, in a sentence. */
  readonly lead?: string;
  readonly actions?: ReactNode;
  /** As wide as the window allows, for parts side by side. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** The frame of the lazily loaded pages: a title, which is focused on opening, and one scroll area. Prints in black. */
export function AdminPage({ title, lead, actions, isWide = false, children }: AdminPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here may be removed with its menu: the focus would then move to the start of the document.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="h-full overflow-y-auto overscroll-contain print:h-auto print:overflow-visible print:[--error:black] print:[--line:gray] print:[--link:black] print:[--muted:black]">
      <div
        className={`mx-auto px-4 pt-5 pb-20 sm:px-6 lg:px-11 lg:pt-9 print:p-0 ${isWide ? 'max-w-[110rem]' : 'max-w-[76rem]'}`}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl print:text-3xl">
              {title}
            </h1>
            {lead && <p className="max-w-[42rem] mt-1 text-muted lg:mt-2">{lead}</p>}
          </div>
          {actions}
        </div>
        <div className={lead ? 'mt-5' : 'mt-4 lg:mt-6'}>{children}</div>
      </div>
    </div>
  );
}
