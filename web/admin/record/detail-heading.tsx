import { useEffect, useRef } from 'react';
import { afterPaint } from '../../loading/after-paint.ts';

/**
 * The sender of the open message or application. Focused on opening, so that screen readers read it. The focus stays
 * where it is for users who browse the list by keyboard, type, or have a menu open. On closing, the record's row in the
 * list gets the focus.
 */
export function DetailHeading({ id, name }: { id: string; name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pane may still be scrolled to the end of the previous record.
    heading.current?.closest('[data-detail]')?.scrollTo({ top: 0 });
    if (!document.activeElement?.closest(kept)) {
      heading.current?.focus({ preventScroll: true });
    }
    return () => focusRow(id);
  }, [id]);
  return (
    <h2 id="detail-heading" ref={heading} tabIndex={-1} className="wrap-anywhere text-3xl">
      <bdi>{name}</bdi>
    </h2>
  );
}

const kept = 'input, textarea, select, [role=dialog], [role=menu]';

function focusRow(id: string): void {
  // After the list, which a phone hides behind the record, has its rows again.
  afterPaint(() => {
    const isClosed = document.querySelector('[data-detail][data-open=false]');
    if (!isClosed || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`#main [href*="${id}"]`);
    (row ?? document.getElementById('main'))?.focus();
  });
}
