import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { proofRequiredStatus } from './proof-required.ts';

/** Every error response of the API, with its status and its text in each language. */
export const problems = {
  invalid: { status: 400, en: 'Please check the fields.', tr: 'Lütfen alanları kontrol edin.' },
  malformed: {
    status: 400,
    en: 'The request could not be read.',
    tr: 'İstek okunamadı.',
  },
  wrongPassword: {
    status: 401,
    en: 'The password is not right. Please try again.',
    tr: 'Parola doğru değil. Lütfen yeniden deneyin.',
  },
  signedOut: {
    status: 401,
    en: 'Please log in to continue.',
    tr: 'Devam etmek için lütfen giriş yapın.',
  },
  crossSite: {
    status: 403,
    en: 'This can only be done from the site itself.',
    tr: 'Bu işlem yalnızca sitenin kendisinden yapılabilir.',
  },
  insecure: {
    status: 403,
    en: 'The admin works over https alone. Please open the address that begins with https://.',
    tr: 'Yönetim yalnızca https üzerinden çalışır. Lütfen https:// ile başlayan adresi açın.',
  },
  passwordToChange: {
    status: 403,
    en: 'Please choose a password of your own before you go on.',
    tr: 'Devam etmeden önce lütfen kendi parolanızı belirleyin.',
  },
  notFound: { status: 404, en: 'There is nothing here.', tr: 'Burada bir şey bulunamadı.' },
  methodNotAllowed: {
    status: 405,
    en: 'This address does not take that method.',
    tr: 'Bu adres bu yöntemi kabul etmiyor.',
  },
  changedMeanwhile: {
    status: 409,
    en: 'Somebody else has changed this in the meantime. Yours has not been saved over it.',
    tr: 'Bu kayıt siz çalışırken başka bir yerden değiştirildi. Sizin değişikliğiniz onun üzerine yazılmadı.',
  },
  tooLarge: {
    status: 413,
    en: 'What you sent is too large.',
    tr: 'Gönderdiğiniz içerik çok büyük.',
  },
  wrongType: {
    status: 415,
    en: 'Please send this as JSON.',
    tr: 'Lütfen içeriği JSON olarak gönderin.',
  },
  notMultipart: {
    status: 415,
    en: 'Please send this as a form with a file.',
    tr: 'Lütfen içeriği dosya eklenmiş bir form olarak gönderin.',
  },
  compressed: {
    status: 415,
    en: 'Please send this without compression.',
    tr: 'Lütfen içeriği sıkıştırmadan gönderin.',
  },
  wrongFile: {
    status: 415,
    en: 'We can’t accept this file. Please choose another one.',
    tr: 'Bu dosyayı kabul edemiyoruz. Lütfen başka bir dosya seçin.',
  },
  notScanned: {
    status: 409,
    en: 'This file has not been checked for viruses yet. Please try again in a moment.',
    tr: 'Bu dosya henüz virüs taramasından geçmedi. Lütfen birazdan yeniden deneyin.',
  },
  infected: {
    status: 403,
    en: 'A virus was found in this file, so it stays closed.',
    tr: 'Bu dosyada virüs bulundu; bu yüzden açılamıyor.',
  },
  proofRequired: {
    status: proofRequiredStatus,
    en: 'Very many messages are reaching us right now, and yours could not be checked automatically. Please try again, or reach us by email or by phone.',
    tr: 'Şu anda bize çok sayıda gönderim ulaşıyor ve sizinki otomatik olarak doğrulanamadı. Lütfen yeniden deneyin ya da bize e-postayla veya telefonla ulaşın.',
  },
  tooMany: {
    status: 429,
    en: 'Too many attempts. Please wait a little and try again.',
    tr: 'Kısa sürede çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.',
  },
  exportsBusy: {
    status: 429,
    en: 'Other exports are under way. Please try again when they are done.',
    tr: 'Şu anda başka dışa aktarmalar sürüyor. Lütfen bittiklerinde yeniden deneyin.',
  },
  unexpected: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    tr: 'Bizim tarafımızda bir sorun oluştu. Lütfen yeniden deneyin.',
  },
  unavailable: {
    status: 503,
    en: 'We cannot take this right now. Please try again in a moment.',
    tr: 'Şu anda isteğinizi alamıyoruz. Lütfen birazdan yeniden deneyin.',
  },
  searchPreparing: {
    status: 503,
    en: 'The search is still being prepared. Please try again in a moment.',
    tr: 'Arama henüz hazırlanıyor. Lütfen birazdan yeniden deneyin.',
  },
  stopping: {
    status: 503,
    en: 'The service is stopping.',
    tr: 'Hizmet durduruluyor.',
  },
  databaseDown: {
    status: 503,
    en: 'The database does not answer.',
    tr: 'Veritabanı yanıt vermiyor.',
  },
  diskFull: {
    status: 503,
    en: 'The disk is full.',
    tr: 'Disk dolu.',
  },
  storageFull: {
    status: 507,
    en: 'We cannot store this right now. Please try again later, or reach us by the email address or phone number on our contact page.',
    tr: 'Şu anda kayıt yapamıyoruz. Lütfen daha sonra yeniden deneyin ya da iletişim sayfamızdaki e-posta adresinden veya telefondan bize ulaşın.',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 problem details, with a code of our own and, as in ASP.NET, messages by field. */
export const problemDetails = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type ProblemDetails = z.output<typeof problemDetails>;

export const problemMediaType = 'application/problem+json';
