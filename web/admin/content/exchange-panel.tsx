import { useSetAtom } from 'jotai';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { Panel } from '../ui/panel.tsx';
import { exportContentAtom, importContentAtom } from './exchange.ts';
import { FileButton } from './fields/file-button.tsx';
import { useContentTexts } from './texts.ts';

/** All texts as a file, for a repository or another site, and back. */
export function ExchangePanel() {
  const { exchange: texts, failed } = useContentTexts();
  const exportContent = useSetAtom(exportContentAtom);
  const importContent = useSetAtom(importContentAtom);
  const save = async () => {
    if (!(await exportContent())) notify('error', failed);
  };
  const take = async (file: File) => {
    const { taken, unfit } = (await importContent(file)) ?? {};
    if (taken === undefined) notify('error', texts.wrong);
    else if (taken > 0) notify('success', fill(texts.taken, { count: String(taken) }));
    else if (!unfit) notify('success', texts.same);
    if (unfit) notify('error', fill(texts.unfit, { count: String(unfit) }));
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-1 max-w-[46rem] text-muted">{texts.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <QuietButton onClick={save}>{texts.download}</QuietButton>
        <FileButton accept="application/json,.json" onFile={take}>
          {texts.upload}
        </FileButton>
      </div>
    </Panel>
  );
}
