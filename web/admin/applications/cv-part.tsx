import { useAtomValue, useSetAtom } from 'jotai';
import { Download, Eye, EyeOff, FileText } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import type { Application } from '#contract/admin/application.ts';
import { readCv } from '#contract/admin/applications.ts';
import { notify } from '../../features/toasts/notify.ts';
import { loadModule } from '../../loading/load-module.ts';
import { useShownScheme } from '../../state/shown-scheme.ts';
import { Icon } from '../../ui/icon.tsx';
import { fetchFileAtom, saveFile } from '../download.ts';
import { languageAtom, useTexts } from '../language.ts';

const CvFrame = lazy(() =>
  loadModule(() => import('../cv-frame.tsx')).then(({ CvFrame }) => ({ default: CvFrame })),
);

/** The CV: its type and size, a preview of a PDF, and the download. */
export function CvPart({ application: { id, cv } }: { application: Application }) {
  const texts = useTexts().applications;
  const language = useAtomValue(languageAtom);
  const scheme = useShownScheme();
  const fetchFile = useSetAtom(fetchFileAtom);
  const [bytes, setBytes] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const [isComing, setComing] = useState(false);

  const fetchCv = async (): Promise<Blob | undefined> => {
    setComing(true);
    try {
      const response = await fetchFile(
        readCv.path.replace('{id}', id),
        new AbortController().signal,
      );
      return await response.blob();
    } catch {
      notify('error', texts.cvFailed);
      return undefined;
    } finally {
      setComing(false);
    }
  };
  const size = (cv.size / 1024).toLocaleString(language, { maximumFractionDigits: 0 });
  const isHeldBack = cv.scan === 'waiting' || cv.scan === 'infected';
  const tool =
    'inline-flex h-11 items-center gap-2 rounded-xl border border-line px-4 font-medium hover:bg-chosen';
  return (
    <section aria-label={texts.cv} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon drawing={FileText} size={22} className="text-muted" />
        <p className="mr-auto min-w-0">
          <bdi className="break-all font-semibold">{cv.name}</bdi>
          <span className="block text-sm text-muted">
            {cv.type.toUpperCase()} · {size} KB
            {cv.scan === 'clean' && ` · ${texts.cvScans.clean}`}
          </span>
        </p>
        {!isHeldBack && (
          <div className="no-print flex flex-wrap gap-2">
            {cv.type === 'pdf' && (
              <button
                type="button"
                aria-expanded={bytes !== null}
                onClick={async () => {
                  if (bytes) {
                    setBytes(null);
                    return;
                  }
                  const file = await fetchCv();
                  if (file) setBytes(new Uint8Array(await file.arrayBuffer()));
                }}
                className={tool}
              >
                <Icon drawing={bytes ? EyeOff : Eye} size={18} />
                {bytes ? texts.hideCv : texts.showCv}
              </button>
            )}
            <button
              type="button"
              onClick={async () => {
                const file = await fetchCv();
                if (file) saveFile(file, cv.name);
              }}
              className={tool}
            >
              <Icon drawing={Download} size={18} />
              {texts.downloadCv}
            </button>
          </div>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {isComing && texts.cvComing}
      </p>
      {isHeldBack && cv.scan && (
        <p className={`mt-2 ${cv.scan === 'infected' ? 'font-medium text-error' : 'text-muted'}`}>
          {texts.cvScans[cv.scan]}
        </p>
      )}
      {bytes && (
        <div className="no-print mt-4 h-[80dvh] overflow-hidden rounded-2xl border border-line">
          <Suspense>
            <CvFrame
              bytes={bytes}
              name={cv.name}
              language={language}
              scheme={scheme}
              texts={texts.cvFrame}
            />
          </Suspense>
        </div>
      )}
    </section>
  );
}
