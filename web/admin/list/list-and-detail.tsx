import type { ReactNode } from 'react';

type ListAndDetailProps = {
  readonly isOpen: boolean;
  /** A board takes the whole width until an item is open; beside a roomy list the item takes most of it. */
  readonly layout: 'even' | 'roomy' | 'board';
  readonly list: ReactNode;
  readonly detail: ReactNode;
};

const widths = {
  even: 'md:grid-cols-[19rem_1fr] min-[80rem]:grid-cols-[minmax(18rem,26rem)_1fr]',
  roomy:
    'md:grid-cols-[17rem_minmax(0,1fr)] min-[80rem]:grid-cols-[20rem_minmax(0,1fr)] min-[110rem]:grid-cols-[26rem_minmax(0,1fr)]',
  board: 'md:grid-cols-[17rem_minmax(0,1fr)] min-[110rem]:grid-cols-[36rem_minmax(0,1fr)]',
  whole: 'grid-cols-[minmax(0,1fr)]',
} as const;

/** The list and the open item beside it; on a phone one of them at a time. */
export function ListAndDetail({ isOpen, layout, list, detail }: ListAndDetailProps) {
  const width = layout === 'board' && !isOpen ? 'whole' : layout;
  return (
    <div className={`grid h-full min-h-0 print:block ${widths[width]}`}>
      <div
        data-open={isOpen}
        className={`no-print flex min-h-0 min-w-0 flex-col border-line data-[open=true]:hidden md:data-[open=true]:flex ${width === 'whole' ? '' : 'md:border-r'}`}
      >
        {list}
      </div>
      <div
        data-open={isOpen}
        data-detail
        // The tools at the top are sticky: nothing that has the focus may lie below them.
        className={`hidden min-h-0 scroll-pt-20 overflow-y-auto bg-raised [container-type:size] data-[open=true]:block print:block print:[container-type:normal] ${width === 'whole' ? '' : 'md:block'}`}
      >
        {detail}
      </div>
    </div>
  );
}
