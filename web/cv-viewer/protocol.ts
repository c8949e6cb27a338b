import { isLanguage, type Language } from '#contract/languages.ts';

/** The admin's first message to the viewer: the file to show, and how. */
export type OpenOrder = {
  readonly type: 'open';
  readonly bytes: ArrayBuffer;
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  readonly texts: ViewerTexts;
};

export type ViewerTexts = {
  readonly page: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly busy: string;
  readonly pageFailed: string;
  readonly incomplete: string;
  readonly empty: string;
  readonly download: string;
  readonly rest: string;
};

export type CvFailure = 'password' | 'damaged';

/**
 * Keys that the viewer forwards: to the next and the previous applicant, and out of the CV. No others, since the file
 * is a stranger's.
 */
export const passedKeys = ['j', 'k', 'Escape'] as const;
export type PassedKey = (typeof passedKeys)[number];

/** A requested file of pdf.js; without bytes if there is none. */
export type FileNews = {
  readonly type: 'file';
  readonly name: string;
  readonly bytes?: ArrayBuffer | undefined;
};

/** The viewer's messages to the admin. */
export type ViewerNews =
  | { readonly type: 'wanted'; readonly name: string }
  | { readonly type: 'download' }
  | { readonly type: 'key'; readonly key: PassedKey }
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly pages: number }
  | { readonly type: 'failed'; readonly reason: CvFailure };

export function isOpenOrder(data: unknown): data is OpenOrder {
  if (!isRecord(data) || data.type !== 'open' || !(data.bytes instanceof ArrayBuffer)) return false;
  if (data.scheme !== 'light' && data.scheme !== 'dark') return false;
  return isLanguage(data.language) && isRecord(data.texts);
}

export function isFileNews(data: unknown): data is FileNews {
  if (!isRecord(data) || data.type !== 'file' || typeof data.name !== 'string') return false;
  return data.bytes === undefined || data.bytes instanceof ArrayBuffer;
}

export function isViewerNews(data: unknown): data is ViewerNews {
  if (!isRecord(data)) return false;
  if (data.type === 'ready' || data.type === 'download') return true;
  if (data.type === 'wanted') return typeof data.name === 'string';
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
