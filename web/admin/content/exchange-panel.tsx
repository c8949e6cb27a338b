import { useSetAtom } from 'jotai';
import { notify } from '../../features/toasts/notify.ts';
import { quietButton } from '../ui/buttons.ts';
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
    const count = await importContent(file);
    if (count === undefined) notify('error', texts.wrong);
    else
      notify('success', count === 0 ? texts.same : texts.taken.replace('{count}', String(count)));
  };
  return (
    <Panel title={texts.title}>
      <p className="mt-1 max-w-[46rem] text-muted">{texts.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={save} className={quietButton}>
          {texts.download}
        </button>
        <FileButton accept="application/json,.json" onFile={take}>
          {texts.upload}
        </FileButton>
      </div>
    </Panel>
  );
}
