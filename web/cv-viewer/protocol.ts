import { isLanguage, type Language } from '#contract/languages.ts';

/** The admin's only message to the viewer: the file to show, and how. */
export type OpenOrder = {
  readonly type: 'open';
  readonly bytes: ArrayBuffer;
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  readonly texts: ViewerTexts;
};

/** The viewer's words, in the admin's language. */
export type ViewerTexts = {
  readonly page: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly pageFailed: string;
  readonly rest: string;
};

/** Why a file cannot be shown. */
export type CvFailure = 'password' | 'damaged';

/** The keys that the viewer passes on: to the next and the previous applicant, and out of the CV. Nothing else: the file is a stranger's. */
export const passedKeys = ['j', 'k', 'Escape'] as const;
export type PassedKey = (typeof passedKeys)[number];

/** The viewer's messages to the admin. */
export type ViewerNews =
  | { readonly type: 'key'; readonly key: PassedKey }
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly pages: number }
  | { readonly type: 'failed'; readonly reason: CvFailure };

export function isOpenOrder(data: unknown): data is OpenOrder {
  if (!isRecord(data) || data.type !== 'open' || !(data.bytes instanceof ArrayBuffer)) return false;
  if (data.scheme !== 'light' && data.scheme !== 'dark') return false;
  return isLanguage(data.language) && isRecord(data.texts);
}

export function isViewerNews(data: unknown): data is ViewerNews {
  if (!isRecord(data)) return false;
  if (data.type === 'ready') return true;
  if (data.type === 'key') return isPassedKey(data.key);
  if (data.type === 'shown') return typeof data.pages === 'number';
  return data.type === 'failed' && (data.reason === 'password' || data.reason === 'damaged');
}

export function isPassedKey(key: unknown): key is PassedKey {
  return passedKeys.some((passed) => passed === key);
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
