import { useRef, useState } from 'react';
import { dismissToast, notify, type ToastKind } from '../features/toasts/notify.ts';
import { Toaster } from '../features/toasts/toaster.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { SampleProps } from './piece.ts';
import { useSampleChrome } from './sample-language.ts';
import { sampleButton } from './states.tsx';

type Sample = readonly [name: string, kind: ToastKind, text: string];

/** Buttons for toasts of each kind, and for several at once. */
export function ToastButtons({ chrome }: SampleProps) {
  const { sending, success, failure, offline } = chrome.messageForm;
  const samples: readonly Sample[] = [
    ['Success', 'success', success],
    ['Info', 'info', chrome.form.kept],
    ['Warning', 'warning', chrome.form.proving],
    ['Error', 'error', failure],
    ['Default', 'default', chrome.form.restored],
  ];
  const loading = useRef<string>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const several = (count: number) => {
    for (const [, kind, text] of samples.slice(0, count)) notify(kind, text);
  };
  const extra: readonly (readonly [name: string, press: () => void])[] = [
    ['Long', () => notify('error', `${failure} ${offline}`)],
    ['Three at once', () => several(3)],
    ['Five at once', () => several(5)],
    [
      'Loading',
      () => {
        loading.current = notify('loading', sending);
      },
    ],
    [
      'Loading done',
      () => notify('success', success, loading.current ? { replaced: loading.current } : {}),
    ],
    ['Loading given up', () => dismissToast(loading.current ?? '')],
    ['In a dialog', () => setIsOpen(true)],
  ];
  const closing = () => {
    setIsOpen(false);
    notify('success', success);
  };
  return (
    <div lang="en" className="flex flex-wrap gap-3">
      {samples.map(([name, kind, text]) => (
        <button
          key={name}
          type="button"
          className={sampleButton}
          onClick={() => notify(kind, text)}
        >
          {name}
        </button>
      ))}
      {extra.map(([name, press]) => (
        <button key={name} type="button" className={sampleButton} onClick={press}>
          {name}
        </button>
      ))}
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A dialog"
        closeLabel="Close the dialog"
      >
        <div className="flex flex-wrap gap-3">
          <button type="button" className={sampleButton} onClick={() => notify('error', failure)}>
            Error inside
          </button>
          <button type="button" className={sampleButton} onClick={closing}>
            Success, and closed
          </button>
        </div>
        {isOpen && <Toaster texts={chrome.toast} />}
      </Dialog>
    </div>
  );
}

/** The site's own toast region. */
export function SampleToaster() {
  return <Toaster texts={useSampleChrome().chrome.toast} />;
}
