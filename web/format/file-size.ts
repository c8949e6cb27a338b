import type { Language } from '#contract/languages.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/**
 * A file's size in decimal units: 1,43 MB, 320 kB. Rounded up, so that a file just over the limit is not shown as the
 * limit.
 */
export function readableSize(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / kibibyte);
  const [value, unit] =
    kilobytes < kibibyte
      ? ([kilobytes, 'kilobyte'] as const)
      : ([Math.ceil((bytes / mebibyte) * 100) / 100, 'megabyte'] as const);
  return value.toLocaleString(language, {
    ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 2 },
  });
}
