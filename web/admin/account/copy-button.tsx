import { Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { QuietButton } from '../ui/buttons.tsx';

type CopyButtonProps = {
  /** What is copied. */
  readonly text: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly notCopied: string };
};

/** Copies a text, and says beside the button whether it worked: toasts are not read out over a dialog. */
export function CopyButton({ text, texts }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      // There is no clipboard over plain HTTP, and a browser may refuse it.
      setSaid(texts.notCopied);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <QuietButton onClick={copy}>
        <Icon drawing={Copy} size={18} />
        {texts.copy}
      </QuietButton>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
