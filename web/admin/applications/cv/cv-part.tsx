import { useAtomValue } from 'jotai';
import { Download, Eye, EyeOff, FileText } from 'lucide';
import { lazy, Suspense } from 'react';
import type { Application } from '#contract/admin/application.ts';
import { readableSize } from '../../../format/file-size.ts';
import { loadModule } from '../../../loading/load-module.ts';
import { useShownScheme } from '../../../state/shown-scheme.ts';
import { Icon } from '../../../ui/icon.tsx';
import { languageAtom, useTexts } from '../../language.ts';
import { linkButton } from '../../ui/buttons.ts';
import { shortcutsAtom } from '../../ui/shortcuts.ts';
import { useCv } from './use-cv.ts';

const CvFrame = lazy(() =>
  loadModule(() => import('./cv-frame.tsx')).then(({ CvFrame }) => ({ default: CvFrame })),
);

type CvPartProps = {
  readonly application: Application;
  /** Whether it stands beside the person and is open at once; else it opens below its name by a press. */
  readonly isBeside: boolean;
  onStep(step: 1 | -1): void;
};

/** The CV: its type and size, a preview of a PDF, and the download. */
export function CvPart({ application, isBeside, onStep }: CvPartProps) {
  const { applications: texts, retry } = useTexts();
  const { cv, spamReason } = application;
  const language = useAtomValue(languageAtom);
  const scheme = useShownScheme();
  const areKeysOn = useAtomValue(shortcutsAtom);
  const isHeldBack = cv.scan === 'waiting' || cv.scan === 'infected';
  const canShow = cv.type === 'pdf' && !isHeldBack;
  // A file that comes with spam is opened only on purpose.
  const isAtOnce = isBeside && canShow && spamReason === null;
  const { shown, isComing, show, save, hide } = useCv(application, isAtOnce);
  const isShown = typeof shown !== 'string';
  const tool =
    'inline-flex h-11 items-center gap-2 rounded-xl border border-line px-4 font-medium hover:bg-chosen';
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
              <button
                id="show-cv"
                type="button"
                aria-expanded={isShown}
                onClick={isShown ? hide : show}
                className={tool}
              >
                <Icon drawing={isShown ? EyeOff : Eye} size={18} />
                {isShown ? texts.hideCv : texts.showCv}
              </button>
            )}
            <button type="button" onClick={save} className={tool}>
              <Icon drawing={Download} size={18} />
              {texts.downloadCv}
            </button>
          </div>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {isComing && texts.cvComing}
      </p>
      {shown === 'failed' && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-4">
          <p>{texts.cvFailed}</p>
          <button
            type="button"
            onClick={canShow ? show : save}
            className={`min-h-11 ${linkButton}`}
          >
            {retry}
          </button>
        </div>
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
          <Suspense>
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
            />
          </Suspense>
        </div>
      )}
    </section>
  );
}
