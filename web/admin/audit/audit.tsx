import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { type AuditAction, auditActions } from '#contract/admin/data-protection.ts';
import { linkButton, quietButton } from '../buttons.ts';
import { Choice } from '../choice.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { AdminPage } from '../page.tsx';
import { AuditTable } from './audit-table.tsx';
import { trail } from './trail.ts';

/** The audit page: who did what when. */
export default function Audit() {
  const { audit: texts, retry } = useTexts();
  const language = useAtomValue(languageAtom);
  const [search, setSearch] = useSearchParams();
  const action = auditActions.find((known) => known === search.get('action'));
  const { items, nextCursor, total, state } = useAtomValue(trail.listAtom);
  const show = useSetAtom(trail.showAtom);
  const fetchOlder = useSetAtom(trail.fetchMoreAtom);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    show({ action });
  }, [action, show]);
  const narrow = (to: AuditAction | undefined) => setSearch(to ? { action: to } : {});

  const isLast = nextCursor === null;
  // After the last page the button is removed, and the focus would be lost with it.
  useEffect(() => {
    if (isLast && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true });
    }
  }, [isLast]);
  const statusText = () => {
    if (state === 'loading' && items.length === 0) return texts.loading;
    if (state === 'ready' && items.length === 0) return action ? texts.nothingFound : texts.empty;
    return (isLast ? texts.allShown : texts.shown)
      .replace('{count}', items.length.toLocaleString(language))
      .replace('{total}', total.toLocaleString(language));
  };

  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="rounded-[28px] bg-raised p-5 sm:p-7">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="w-full sm:w-80">
            <Choice
              label={texts.action}
              all={texts.all}
              value={action}
              options={auditActions}
              nameOf={(value) => texts.actions[value]}
              onChoose={narrow}
            />
          </div>
          <p ref={status} role="status" tabIndex={-1} className="text-sm text-muted">
            {(state !== 'failed' || items.length > 0) && statusText()}
          </p>
        </div>
        {state === 'ready' && items.length === 0 && action && (
          <button type="button" onClick={() => narrow(undefined)} className={`${linkButton} mt-3`}>
            {texts.clear}
          </button>
        )}
        {items.length > 0 && (
          <div className="mt-4">
            <AuditTable entries={items} />
          </div>
        )}
        {state === 'failed' && (
          <div role="alert" className="mt-5">
            <p>{texts.failed}</p>
            <button
              type="button"
              onClick={() => (items.length === 0 ? show({ action }) : fetchOlder())}
              className={`${quietButton} mt-4`}
            >
              {retry}
            </button>
          </div>
        )}
        {!isLast && state !== 'failed' && (
          <button
            type="button"
            aria-disabled={state === 'loading' || undefined}
            onClick={() => state === 'ready' && fetchOlder()}
            className={`${quietButton} mt-5`}
          >
            {state === 'loading' ? texts.fetching : texts.older}
          </button>
        )}
      </div>
    </AdminPage>
  );
}
