import { useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type ContentChange, previewPage } from '#contract/admin/content.ts';
import { hrefFor, type PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { authenticatedCall } from '../../api-client/call.ts';
import { latestOnly } from '../../api-client/keyed-queue.ts';

/** A page with changes, or why it cannot be shown: the call failed, or the content is invalid. */
type PreviewState = {
  /** The last successful preview. */
  readonly html?: string | undefined;
  readonly problem?: 'failed' | 'invalid' | undefined;
};

type Asked = { readonly page: string; readonly changes: readonly ContentChange[] };

/** A page with unsaved changes, from the API: one call at a time, and always the last change. */
export function usePreview(page: PageId, language: Language, changes: readonly ContentChange[]) {
  const { get, set } = useStore();
  const [state, setState] = useState<PreviewState>({});
  const ask = useMemo(
    () =>
      latestOnly(async (body: Asked) => {
        const outcome = await authenticatedCall(get, set, previewPage, { body });
        if (outcome.ok) setState({ html: outcome.data });
        else
          setState(({ html }) => ({
            html,
            problem: isOfTexts(outcome.status) ? 'invalid' : 'failed',
          }));
      }),
    [get, set],
  );
  const address = hrefFor(page, language);
  useEffect(() => {
    ask({ page: address, changes });
  }, [ask, address, changes]);
  return { ...state, retry: () => ask({ page: address, changes }) };
}

/** The texts are invalid, or larger than a call allows. */
function isOfTexts(status: number | undefined): boolean {
  return status === 400 || status === 413;
}
