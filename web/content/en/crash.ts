import type { CrashTexts } from '../crash-texts.ts';

export const crash: CrashTexts = {
  title: 'Something went wrong',
  text: 'Please refresh the page. If it happens again, clear your browser’s cache and try once more.',
  refresh: 'Refresh',
};
