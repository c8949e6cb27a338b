import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cvSize, fieldLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import {
  applicationForm,
  apply,
  cvFile,
  postApplication,
} from '#tests/support/api/applications.ts';
import { isRefusedAt, tooLong, type Words, words } from '#tests/support/api/refused-fields.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { doc, docx, pdf } from '#tests/support/files/cv-files.ts';
import { encryptedPdf } from '#tests/support/files/encrypted-pdfs.ts';
import { hostileFiles } from '#tests/support/files/hostile-files.ts';
import { refusedDocxs } from '#tests/support/files/refused-docxs.ts';
import { isRelease } from '#tests/support/release.ts';

// A small young generation of V8: its growth under load has nothing to do with uploads.
const api = await sharedApi({ NODE_OPTIONS: '--max-semi-space-size=2' }, { inOwnProcess: true });

type Row = Readonly<Record<string, unknown>>;

const one = (sql: string, ...values: string[]) => api.database.get<Row>(sql, ...values);
const stored = (id: string) => one('select * from applications where id = ?', id);
const storedCv = (id: string) => one('select * from cvs where application_id = ?', id);
const rows = () =>
  one(
    'select (select count(*) from applications) as applications, (select count(*) from cvs) as cvs',
  );

const details = { Accept: 'application/problem+json' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('optional fields may be left out, and consent is never assumed', async () => {
  const optional = [
    ...['currentPosition', 'university', 'department', 'graduationYear', 'linkedin', 'github'],
    ...['portfolio', 'whyUs', 'howDidYouFind', 'howDidYouFindOther', 'talentPool'],
  ];
  for (const value of [undefined, '']) {
    const without = Object.fromEntries(
      optional.map((name) => [name, name === 'talentPool' ? undefined : value]),
    );
    const { id } = await apply(api, without);
    expect(await stored(id)).toMatchObject({
      ...{ current_position: null, university: null, graduation_year: null, linkedin: null },
      ...{ why_us: null, source: null, source_other: null, talent_pool: 0 },
      pool_consent_at: null,
    });
  }
});

test('a text of several lines may be as long as the form says, and is stored as it was written', async () => {
  // As every browser does, `fetch` sends each line break as two characters.
  const essay = `Merhaba,\n\n${'satır\n'.repeat(100)}`.padEnd(fieldLimits.essay, 'x');
  const { id } = await apply(api, { aboutYourself: essay, whyUs: essay });
  expect(await stored(id)).toMatchObject({ about: essay, why_us: essay });
});

test.each([
  ['ada.pdf', 'application/pdf', pdf()],
  ['ada.doc', 'application/msword', doc()],
  ['ADA.DOCX', '', docx()],
  ['özgeçmiş', 'application/pdf', pdf()],
  ['Iğdır’lı Şükrü’nün CV’si.pdf', 'application/pdf', pdf()],
  ['سيرة ذاتية.pdf', 'application/pdf', pdf()],
  ['👩‍🚀 cv.pdf', 'application/pdf', pdf()],
] as const)(
  'a CV named %s (%s) is stored byte for byte under the same name',
  async (name, type, bytes) => {
    const { id } = await apply(api, {}, cvFile(bytes, name, type));
    const cv = await storedCv(id);
    expect(cv).toMatchObject({ name, size: bytes.length, sha256: sha256(bytes) });
    expect(sha256(cv?.bytes as Buffer)).toBe(sha256(bytes));
  },
);

test('a file of whose name nothing can be seen is named as its field, so that the admin sees a name', async () => {
  const { id } = await apply(api, {}, cvFile(undefined, '\u200b'));
  expect(await storedCv(id)).toMatchObject({ name: 'cv' });
});

test('a file name is stored, and its extension judged, without invisible characters', async () => {
  const { id } = await apply(api, {}, cvFile(undefined, 'a\u202ecv\u200b.pdf'));
  expect(await storedCv(id)).toMatchObject({ name: 'acv.pdf' });
  const hidden = cvFile(undefined, 'cv.exe\u200b', 'application/pdf');
  expect((await postApplication(api, applicationForm({}, hidden))).status).toBe(400);
});

test('a CV of exactly 5 MiB is stored; one byte more is refused at its field', async () => {
  const { id } = await apply(api, {}, cvFile(pdf(cvSize.bytes)));
  expect(await storedCv(id)).toMatchObject({ size: cvSize.bytes });
  const before = await rows();
  const answer = await postApplication(
    api,
    applicationForm({}, cvFile(pdf(cvSize.bytes + 1))),
    details,
  );
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ errors: { cv: ['Dosya en fazla 5 MB olabilir.'] } });
  expect(await rows()).toEqual(before);
});

test('hostile or mislabelled files are refused at the CV field; memory grows by less than 20 MB', async () => {
  const before = await rows();
  // The unit tests judge each; here one in eight shows that what they find is answered.
  const files = hostileFiles().filter((_, at) => isRelease || at % 8 === 0);
  expect(files.length).toBeGreaterThan(20);
  const texts = [
    'Lütfen yalnızca PDF dosyası yükleyin. DOC ve DOCX dosyalarını da kabul ediyoruz.',
    'Lütfen bir dosya yükleyin.',
    'Bu dosya boş görünüyor. Lütfen başka bir dosya seçin.',
    'Lütfen bu değeri kontrol edin.',
    'Bu dosya parolayla korunduğu için kontrol edemiyoruz. Lütfen parolasız bir kopyasını ekleyin.',
    fieldMessage({ key: 'macroFile' }, 'tr'),
    fieldMessage({ key: 'unreadableFile' }, 'tr'),
  ];
  // Any full-sized uploads need this memory: they are read, checked and refused.
  const lying = cvFile(pdf(cvSize.bytes), 'ada.docx', '');
  for (let index = 0; index < 20; index += 1) {
    expect((await postApplication(api, applicationForm({}, lying))).status).toBe(415);
  }
  // Its code is loaded on first use, and would count as growth.
  await fetch(`${api.url}/api/metrics`);
  const memoryMb = api.peakMemoryMb();
  for (const { what, name, type, bytes } of files) {
    const answer = await postApplication(
      api,
      applicationForm({}, cvFile(bytes, name, type)),
      details,
    );
    expect([400, 415], what).toContain(answer.status);
    const { errors } = (await answer.json()) as { errors?: { cv?: string[] } };
    expect(texts, what).toContain(errors?.cv?.[0]);
  }
  expect(api.peakMemoryMb() - memoryMb).toBeLessThan(20);
  expect(await rows()).toEqual(before);
});

describe('an application is refused', () => {
  const year = new Date().getUTCFullYear() + 10;
  const years: Words = [
    `Lütfen 1950 ile ${year} arasında bir yıl girin.`,
    `Please enter a year from 1950 to ${year}.`,
  ];
  const link: Words = [
    'Lütfen https:// ile başlayan bir adres girin.',
    'Please enter a web address that begins with https://.',
  ];

  test.each<[field: string, value: string | undefined, messages: Words]>([
    ['nameSurname', undefined, words.required],
    ['email', 'ada@', words.email],
    ['phone', '', words.required],
    ['phone', '0532 123 45 67', words.phone],
    ['yearsOfExperience', '', words.option],
    ['yearsOfExperience', '2', words.check],
    ['graduationYear', '1949', years],
    ['linkedin', 'javascript:alert(1)', link],
    ['aboutYourself', ' ', words.required],
    ['whyUs', 'ş'.repeat(3001), tooLong(3000)],
    ['howDidYouFindOther', '', words.required],
    ['talentPool', 'on', words.check],
  ])('for %s "%s" at its field, in both languages', async (field, value, messages) => {
    const send = (headers: Record<string, string>) =>
      postApplication(api, applicationForm({ [field]: value }), headers);
    await isRefusedAt(field, messages, send);
  });

  test.each<[what: string, cv: File, messages: Words]>([
    [
      'active',
      cvFile(refusedDocxs.macroFile?.['macros by their type'], 'ada.docx', ''),
      [
        'Bu dosyayı makro içerdiği için kabul edemiyoruz; lütfen PDF olarak kaydedip yeniden ekleyin.',
        'This file contains macros, which we cannot accept for security reasons; please save it as a PDF and add that instead.',
      ],
    ],
    [
      'locked',
      cvFile(encryptedPdf('password-r4')),
      [
        'Bu dosya parolayla korunduğu için kontrol edemiyoruz. Lütfen parolasız bir kopyasını ekleyin.',
        'This file is protected by a password, so we cannot check it. Please add a copy without one.',
      ],
    ],
  ])('for an %s CV at its field, in both languages', async (_what, cv, messages) => {
    const send = (headers: Record<string, string>) =>
      postApplication(api, applicationForm({}, cv), headers);
    await isRefusedAt('cv', messages, send, 415);
  });

  test('for a missing CV at its field', async () => {
    const form = applicationForm();
    form.delete('cv');
    const answer = await postApplication(api, form, details);
    expect(await answer.json()).toMatchObject({
      ...{ code: 'invalid', detail: 'Lütfen tüm zorunlu alanları doldurun.' },
      errors: { cv: ['Lütfen bir dosya yükleyin.'] },
    });
  });

  test('for an unknown field', async () => {
    const form = applicationForm();
    form.append('__proto__', 'x');
    const answer = await postApplication(api, form, details);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.entries(errors)).toEqual([['__proto__', ['Bu alan tanınmıyor.']]]);
  });

  test('with 415 if it is sent as JSON', async () => {
    const answer = await fetch(`${api.url}/api/JobApplications`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toBe('Lütfen içeriği dosya eklenmiş bir form olarak gönderin.');
  });
});

test('an application whose CV cannot be stored is not stored either', async () => {
  const allow = await api.database.refuse('insert', 'cvs');
  const before = await rows();
  const answer = await postApplication(api, applicationForm());
  await allow();
  expect(answer.status).toBe(500);
  expect(await rows()).toEqual(before);
});
