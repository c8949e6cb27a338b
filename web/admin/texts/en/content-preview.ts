import type { PreviewTexts } from '../../content/preview/preview-texts.ts';

/** The texts of the preview of an edited page. */
export const contentPreview: PreviewTexts = {
  title: 'Preview of the page',
  width: 'Width',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  scheme: 'Appearance',
  schemes: { light: 'Light', dark: 'Dark' },
  loading: 'The page is being prepared…',
  failed: 'The preview could not be loaded. Check your connection and try again.',
  invalid: 'The page cannot be shown with these texts: you see the last state that can be.',
  retry: 'Try again',
};
