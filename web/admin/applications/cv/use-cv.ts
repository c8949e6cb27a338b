import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#contract/admin/application.ts';
import { readCv } from '#contract/admin/applications.ts';
import { savedName } from '#contract/cv.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { fetchFileAtom, saveFile } from '../../api-client/download.ts';
import { useTexts } from '../../language.ts';

/** An application that is passed within this time, in ms, was not looked at: its CV is not fetched. */
const passedMs = 100;

/** The CV of an application: not fetched, or why it is not shown, or its content. */
export type ShownCv = 'closed' | 'coming' | 'failed' | Uint8Array<ArrayBuffer>;

/**
 * The CV of an application, and what is done with it. Each time that it is fetched is in the audit trail.
 * @param isOpenAtOnce whether it is shown without being asked for
 */
export function useCv({ id, cv }: Application, isOpenAtOnce: boolean) {
  const { cvFailed } = useTexts().applications;
  const fetchFile = useSetAtom(fetchFileAtom);
  const [shown, setShown] = useState<ShownCv>('closed');
  const [isSaving, setSaving] = useState(false);
  const left = useRef(new AbortController());

  const fetchCv = async (signal: AbortSignal): Promise<Blob> => {
    const { file } = await fetchFile(readCv.path.replace('{id}', id), signal);
    return file;
  };
  const show = async () => {
    // Pressed twice: each fetch is in the audit trail.
    if (shown === 'coming') return;
    setShown('coming');
    try {
      const file = await fetchCv(left.current.signal);
      setShown(new Uint8Array(await file.arrayBuffer()));
    } catch {
      setShown('failed');
    }
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const { signal } = left.current;
    try {
      // Saved also if the next applicant is opened meanwhile.
      const isFetched = typeof shown !== 'string';
      const whole = isFetched ? new Blob([shown]) : await fetchCv(new AbortController().signal);
      saveFile(whole, savedName(cv));
    } catch {
      if (signal.aborted) notify('error', cvFailed);
      else setShown('failed');
    } finally {
      setSaving(false);
    }
  };
  const open = useEffectEvent(() => {
    if (shown === 'closed') show();
  });
  useEffect(() => {
    if (!isOpenAtOnce) return;
    const timer = setTimeout(() => open(), passedMs);
    return () => clearTimeout(timer);
  }, [isOpenAtOnce]);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  return {
    shown,
    isComing: shown === 'coming' || isSaving,
    show,
    save,
    hide: () => setShown('closed'),
  };
}
