import type { ProblemTexts } from '../../problem.ts';

/** What each error response says. */
export const problems: ProblemTexts = {
  invalid: 'Lütfen alanları kontrol edin.',
  malformed: 'İstek okunamadı.',
  wrongPassword: 'Parola doğru değil. Lütfen yeniden deneyin.',
  secondFactor: 'Lütfen siz olduğunuzu ikinci doğrulama adımıyla onaylayın.',
  wrongPasskey: 'Bu geçiş anahtarı bu yönetim panelini açmıyor. Lütfen başka bir anahtar deneyin.',
  signedOut: 'Devam etmek için lütfen giriş yapın.',
  notYours: 'Bu işlem rolünüzün yetkileri arasında değil. Lütfen sitenin sahibine başvurun.',
  crossSite: 'Bu işlem yalnızca sitenin kendisinden yapılabilir.',
  insecure: 'Yönetim yalnızca https üzerinden çalışır. Lütfen https:// ile başlayan adresi açın.',
  passwordToChange: 'Devam etmeden önce lütfen kendi parolanızı belirleyin.',
  notFound: 'Burada bir şey bulunamadı.',
  methodNotAllowed: 'Bu adres bu yöntemi kabul etmiyor.',
  changedMeanwhile:
    'Bu kayıt siz çalışırken başka bir yerden değiştirildi. Sizin değişikliğiniz onun üzerine yazılmadı.',
  /** The same where it is known who made the change. */
  changedBy: '{name} bunu {time} değiştirdi. Sizin değişikliğiniz onun üzerine yazılmadı.',
  tooLarge: 'Gönderdiğiniz içerik çok büyük.',
  wrongType: 'Lütfen içeriği JSON olarak gönderin.',
  notMultipart: 'Lütfen içeriği dosya eklenmiş bir form olarak gönderin.',
  compressed: 'Lütfen içeriği sıkıştırmadan gönderin.',
  wrongFile: 'Bu dosyayı kabul edemiyoruz. Lütfen başka bir dosya seçin.',
  notScanned: 'Bu dosya henüz virüs taramasından geçmedi. Lütfen birazdan yeniden deneyin.',
  infected: 'Bu dosyada virüs bulundu; bu yüzden açılamıyor.',
  proofRequired:
    'Şu anda bize çok sayıda gönderim ulaşıyor ve sizinki otomatik olarak doğrulanamadı. Lütfen yeniden deneyin ya da bize e-postayla veya telefonla ulaşın.',
  tooMany: 'Kısa sürede çok fazla deneme yapıldı. Lütfen {wait} sonra yeniden deneyin.',
  exportsBusy: 'Şu anda başka dışa aktarmalar sürüyor. Lütfen bittiklerinde yeniden deneyin.',
  unexpected: 'Bizim tarafımızda bir sorun oluştu. Lütfen yeniden deneyin.',
  unavailable: 'Şu anda isteğinizi alamıyoruz. Lütfen birazdan yeniden deneyin.',
  searchPreparing: 'Arama henüz hazırlanıyor. Lütfen birazdan yeniden deneyin.',
  mailOff: 'E-posta gönderimi şu anda kapalı. Metniniz taslak olarak duruyor.',
  databaseDown: 'Veritabanı yanıt vermiyor.',
  diskFull: 'Disk dolu.',
  storageFull:
    'Şu anda kayıt yapamıyoruz. Lütfen daha sonra yeniden deneyin ya da iletişim sayfamızdaki e-posta adresinden veya telefondan bize ulaşın.',
};
