import { useAtomValue, useSetAtom } from 'jotai';
import { Download, Eye, EyeOff, FileText } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#contract/admin/application.ts';
import { readCv } from '#contract/admin/applications.ts';
import { savedName } from '#contract/cv.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { readableSize } from '../../../format/file-size.ts';
import { useShownScheme } from '../../../state/shown-scheme.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fetchFileAtom, saveFile } from '../../api-client/download.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { buttonLike } from '../../ui/buttons.tsx';
import { FailedPart } from '../../ui/failed.tsx';
import { shortcutsAtom } from '../../ui/shortcuts.ts';
import { useBusy } from '../../ui/use-run.ts';
import { CvFrame } from './cv-frame.tsx';

type CvPartProps = {
  readonly application: Application;
  /** Whether it is beside the person's data and open at once; else a press on its name opens it below. */
  readonly isBeside: boolean;
  onStep(step: 1 | -1): void;
};

const Tool = buttonLike(
  'inline-flex h-11 items-center gap-2 rounded-xl border border-line px-4 font-medium hover:bg-chosen',
);

/** The CV: its type and size, a preview of a PDF, and the download. */
export function CvPart({ application, isBeside, onStep }: CvPartProps) {
  const { applications: texts } = useTexts();
  const { cv, spamReason } = application;
  const language = useLanguage();
  const scheme = useShownScheme();
  const areKeysOn = useAtomValue(shortcutsAtom);
  const isHeldBack = cv.scan === 'waiting' || cv.scan === 'infected';
  const canShow = cv.type === 'pdf' && !isHeldBack;
  // A file that comes with spam opens only on request.
  const isAtOnce = isBeside && canShow && spamReason === null;
  const { shown, isComing, show, save, hide } = useCv(application, isAtOnce);
  const isShown = typeof shown !== 'string';
  return (
    <section
      id="cv"
      aria-label={texts.cv}
      className={
        isBeside
          ? 'sticky top-[5.25rem] col-start-2 row-span-2 row-start-1 flex h-[calc(100cqh-6.25rem)] flex-col self-start'
          : 'mt-6 border-t border-line pt-5'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon drawing={FileText} size={22} className="text-muted" />
        <p className="mr-auto min-w-0">
          <bdi className="break-all font-semibold">{cv.name}</bdi>
          <span className="block text-sm text-muted">
            {cv.type.toUpperCase()} · {readableSize(cv.size, language)}
            {cv.scan === 'clean' && ` · ${texts.cvScans.clean}`}
          </span>
        </p>
        {!isHeldBack && (
          <div className="no-print flex flex-wrap gap-2">
            {canShow && !isAtOnce && (
              <Tool id="show-cv" aria-expanded={isShown} onClick={isShown ? hide : show}>
                <Icon drawing={isShown ? EyeOff : Eye} size={18} />
                {isShown ? texts.hideCv : texts.showCv}
              </Tool>
            )}
            <Tool onClick={save}>
              <Icon drawing={Download} size={18} />
              {texts.downloadCv}
            </Tool>
          </div>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {isComing && texts.cvComing}
      </p>
      {shown === 'failed' && (
        <FailedPart text={texts.cvFailed} className="mt-2" onRetry={canShow ? show : save} />
      )}
      {isHeldBack && cv.scan && (
        <p className={`mt-2 ${cv.scan === 'infected' ? 'font-medium text-error' : 'text-muted'}`}>
          {texts.cvScans[cv.scan]}
        </p>
      )}
      {isBeside && cv.type !== 'pdf' && !isHeldBack && (
        <p className="mt-2 text-muted">{texts.cvNoPreview}</p>
      )}
      {isShown && (
        <div
          className={`no-print overflow-hidden rounded-2xl border border-line ${isBeside ? 'mt-2 min-h-0 flex-1' : 'mt-4 h-[80dvh]'}`}
        >
          <CvFrame
            bytes={shown}
            name={cv.name}
            language={language}
            scheme={scheme}
            texts={texts.cvFrame}
            onKey={(key) => {
              if (key === 'Escape') document.getElementById('detail-heading')?.focus();
              else if (areKeysOn) onStep(key === 'j' ? 1 : -1);
            }}
            onDownload={save}
          />
        </div>
      )}
    </section>
  );
}

/** In ms. An application shown for less was skipped: its CV is not fetched. */
const passedMs = 100;

/** The CV of an application: not fetched, its failure, or its content. */
type ShownCv = 'closed' | 'coming' | 'failed' | Uint8Array<ArrayBuffer>;

/** The CV of an application and its actions. Each fetch is in the audit trail. */
function useCv({ id, cv }: Application, isOpenAtOnce: boolean) {
  const { cvFailed } = useTexts().applications;
  const fetchFile = useSetAtom(fetchFileAtom);
  const [shown, setShown] = useState<ShownCv>('closed');
  const [isSaving, saveOnce] = useBusy();
  const left = useRef(new AbortController());

  const fetchCv = async (signal?: AbortSignal): Promise<Blob | undefined> => {
    const outcome = await fetchFile(readCv, { parameters: { id }, signal });
    return outcome.ok ? outcome.data.file : undefined;
  };
  const show = async () => {
    // A second press: each fetch is in the audit trail.
    if (shown === 'coming') return;
    setShown('coming');
    const file = await fetchCv(left.current.signal);
    setShown(file ? new Uint8Array(await file.arrayBuffer()) : 'failed');
  };
  const save = async () => {
    const { signal } = left.current;
    // Saved even if the next applicant is opened meanwhile.
    const whole = typeof shown === 'string' ? await fetchCv() : new Blob([shown]);
    if (whole) saveFile(whole, savedName(cv));
    else if (signal.aborted) notify('error', cvFailed);
    else setShown('failed');
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
    save: () => saveOnce(save),
    hide: () => setShown('closed'),
  };
}
