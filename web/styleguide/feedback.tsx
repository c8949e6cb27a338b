import { CrashScreen } from '../ui/crash-screen.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Chapter } from './piece.ts';
import { ToastButtons } from './toasts.tsx';

/** Toasts, loading and failures. */
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
      Sample: ({ chrome }) => <LoadFailure texts={chrome.loading} onRetry={() => undefined} />,
    },
    {
      title: 'Crash screen',
      note: 'Fixed texts in both languages, since content may be what is broken. As high as the window; its button reloads this page.',
      layout: 'bands',
      Sample: ({ chrome }) => <CrashScreen name={chrome.identity.shortName} />,
    },
  ],
};
