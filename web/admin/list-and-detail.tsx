import type { ReactNode } from 'react';

type ListAndDetailProps = {
  readonly isOpen: boolean;
  readonly list: ReactNode;
  readonly detail: ReactNode;
};

/** The list and the open item beside it; on a phone one of them at a time. */
export function ListAndDetail({ isOpen, list, detail }: ListAndDetailProps) {
  return (
    <div className="grid h-full min-h-0 md:grid-cols-[19rem_1fr] min-[80rem]:grid-cols-[minmax(18rem,26rem)_1fr] print:block">
      <div
        data-open={isOpen}
        className="no-print flex min-h-0 flex-col border-line data-[open=true]:hidden md:border-r md:data-[open=true]:flex"
      >
        {list}
      </div>
      <div
        data-open={isOpen}
        data-detail
        // The tools at the top stay in sight: nothing that has the focus may lie below them.
        className="hidden min-h-0 scroll-pt-20 overflow-y-auto bg-raised data-[open=true]:block md:block print:block"
      >
        {detail}
      </div>
    </div>
  );
}
