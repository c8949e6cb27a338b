import { expect, test } from 'vitest';
import { safeFileName } from '#api/admin/safe-file-name.ts';

test.each([
  ['Işıl Ğüşçö özgeçmiş.pdf', 'Işıl Ğüşçö özgeçmiş.pdf'],
  // Decomposed, as macOS writes it.
  ['O\u0308zge\u0063\u0327mis\u0327.pdf', 'Özgeçmiş.pdf'],
  ['../../etc/passwd.pdf', '_.._etc_passwd.pdf'],
  ['C:\\Users\\ada\\cv.pdf', 'C_Users_ada_cv.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['com1.cv.pdf', '_com1.cv.pdf'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['conout$.pdf', '_conout$.pdf'],
  ['nul .cv.pdf', '_nul .cv.pdf'],
  ['console.pdf', 'console.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['cv\u202Efdp.exe.pdf', 'cv_fdp.exe.pdf'],
  ['CV.PDF', 'CV.pdf'],
  ['…  .pdf', '….pdf'],
  ['...pdf', 'cv.pdf'],
  ['.pdf', 'cv.pdf'],
  ['', 'cv.pdf'],
  ['a\r\nb\u0000.pdf', 'a_b_.pdf'],
  [`${'ğ'.repeat(300)}.pdf`, `${'ğ'.repeat(60)}.pdf`],
])('the file name %j becomes %j in the archive', (name, safe) => {
  expect(safeFileName(name, 'pdf')).toBe(safe);
});
