import { useRef, useState } from 'react';
import { dismissToast, notify, type ToastKind } from '../../features/toasts/notify.ts';
import { Toaster } from '../../features/toasts/toaster.tsx';
import { CrashScreen } from '../../ui/crash-screen.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { Chapter, SampleProps } from './piece.ts';
import { SampleButtons } from './states.tsx';

export const feedback: Chapter = {
  id: 'feedback',
  title: 'Feedback',
  lead: 'What the site says when something is done, on its way, or broken.',
  pieces: [
    {
      title: 'Toasts',
      note: 'At the top’s centre, three at the most, four seconds each; a hand on them holds them and spreads them out, a swipe sends one away. Alt+T leads there, Escape back.',
      Sample: ToastButtons,
    },
    {
      title: 'Loading',
      note: 'The specification’s fixed text, while a page is on its way.',
      Sample: () => <Loading />,
    },
    {
      title: 'What did not arrive',
      note: 'In the place of what the line lost: says so, and asks for it again at one press.',
      Sample: () => <LoadFailure onRetry={() => undefined} />,
    },
    {
      title: 'Crash screen',
      note: 'Fixed texts in both languages, since content may be what is broken. As high as the window; its button reloads this page.',
      layout: 'bands',
      Sample: ({ chrome }) => <CrashScreen name={chrome.identity.shortName} />,
    },
  ],
};

/** Buttons for toasts of each kind, and for several at once. */
function ToastButtons({ chrome }: SampleProps) {
  const { sending, success, failure, offline } = chrome.messageForm;
  const samples: readonly (readonly [name: string, kind: ToastKind, text: string])[] = [
    ['Success', 'success', success],
    ['Info', 'info', chrome.form.kept],
    ['Warning', 'warning', chrome.form.proving],
    ['Error', 'error', failure],
    ['Default', 'default', chrome.form.restored],
  ];
  const loading = useRef('');
  const [isOpen, setIsOpen] = useState(false);
  const several = (count: number) => {
    for (const [, kind, text] of samples.slice(0, count)) notify(kind, text);
  };
  const load = () => {
    loading.current = notify('loading', sending);
  };
  const buttons = {
    ...Object.fromEntries(samples.map(([name, kind, text]) => [name, () => notify(kind, text)])),
    Long: () => notify('error', `${failure} ${offline}`),
    'Three at once': () => several(3),
    'Five at once': () => several(5),
    Loading: load,
    'Loading done': () => notify('success', success, { replaced: loading.current }),
    'Loading given up': () => dismissToast(loading.current),
    'In a dialog': () => setIsOpen(true),
  };
  const closing = () => {
    setIsOpen(false);
    notify('success', success);
  };
  return (
    <SampleButtons of={buttons}>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A dialog"
        closeLabel="Close the dialog"
      >
        <SampleButtons
          of={{
            'Error inside': () => notify('error', failure),
            'Success, and closed': closing,
          }}
        />
        {isOpen && <Toaster texts={chrome.toast} />}
      </Dialog>
    </SampleButtons>
  );
}
