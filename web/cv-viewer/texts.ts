import type { Language } from '#contract/languages.ts';

const tr = {
  page: 'Sayfa {number} / {count}',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  pageFailed: 'Bu sayfa gösterilemiyor.',
  rest: 'Yalnızca ilk {count} sayfa gösterilir.',
};

export type ViewerTexts = typeof tr;

const en: ViewerTexts = {
  page: 'Page {number} / {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pageFailed: 'This page cannot be shown.',
  rest: 'Only the first {count} pages are shown.',
};

export const viewerTexts: Record<Language, ViewerTexts> = { tr, en };
