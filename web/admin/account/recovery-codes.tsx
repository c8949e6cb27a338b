import { Download, type IconNode, Printer } from 'lucide';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../api-client/download.ts';
import { company } from '../company.ts';
import { MainButton, QuietButton } from '../ui/buttons.tsx';
import { focusAtOnce } from '../ui/focus-page.ts';
import { CopyButton } from './copy-button.tsx';
import { useKeyTexts } from './texts.ts';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  /** Called when the user says that the codes are stored. */
  onDone(): void;
};

/** New recovery codes, which are shown once: to copy, download or print. The caller has the title. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { recovery: texts } = useKeyTexts();
  const lines = codes.join('\n');
  const download = () => {
    const title = fill(texts.file, { company: company().shortName });
    const file = new Blob([`${title}\n\n${lines}\n`], { type: 'text/plain;charset=utf-8' });
    saveFile(file, `${title}.txt`);
  };
  const button = (drawing: IconNode, label: string, onClick: () => void) => (
    <QuietButton onClick={onClick}>
      <Icon drawing={drawing} size={18} />
      {label}
    </QuietButton>
  );
  return (
    <div className="grid gap-5">
      <p ref={focusAtOnce} tabIndex={-1} className="text-muted">
        {texts.lead}
      </p>
      <ul
        translate="no"
        className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6 gap-y-2 rounded-2xl border border-line p-4"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        {button(Download, texts.download, download)}
        {button(Printer, texts.print, () => print())}
        <CopyButton text={lines} texts={texts} />
      </div>
      <MainButton onClick={onDone} className="no-print justify-self-start">
        {texts.kept}
      </MainButton>
    </div>
  );
}
