import type { CrashTexts } from '../crash-texts.ts';

export const crash: CrashTexts = {
  title: 'Bir şeyler ters gitti',
  text: 'Lütfen sayfayı yenileyin. Sorun sürerse tarayıcınızın önbelleğini temizleyip yeniden deneyin.',
  refresh: 'Yenile',
};
