import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import { applicationForm, cvFile, postApplication } from '#tests/support/api/applications.ts';
import { activeDocxs, activePdfs, lockedPdf } from '#tests/support/files/active-files.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const active = [
  'Bu dosyada makro, betik veya gömülü dosya var; güvenlik nedeniyle kabul edemiyoruz. Lütfen düz bir PDF olarak kaydedip yeniden ekleyin.',
  'This file holds macros, scripts or embedded files, which we cannot accept. Please save it as a plain PDF and add it again.',
] as const;
const locked = [
  'Bu dosya parolayla korunduğu için kontrol edemiyoruz. Lütfen parolasız bir kopyasını ekleyin.',
  'This file is protected by a password, so we cannot check it. Please add a copy without one.',
] as const;

test.each([
  [
    'a Word document with a template from elsewhere',
    'cv.docx',
    activeDocxs['a template from elsewhere'],
    active,
  ],
  ['a Word document with a program in it', 'cv.docx', activeDocxs['a program'], active],
  [
    'a Word document with macros under another name',
    'cv.docx',
    activeDocxs['macros under another name'],
    active,
  ],
  ['a PDF that starts a program', 'cv.pdf', activePdfs['a program on opening'], active],
  ['a PDF with a packed script', 'cv.pdf', activePdfs['a packed script'], active],
  ['a locked PDF', 'cv.pdf', lockedPdf, locked],
] as const)(
  '%s is refused at its field, with the reason in both languages',
  async (_, name, bytes, words) => {
    const file = () => cvFile(bytes, name, '');
    for (const [index, language] of ['tr', 'en'].entries()) {
      const answer = await postApplication(api, applicationForm({}, file()), {
        'Accept-Language': language,
        Accept: 'application/problem+json',
      });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ errors: { cv: [words[index]] } });
    }
    expect(await api.database.value('select count(*) from applications')).toBe(0);
  },
);
