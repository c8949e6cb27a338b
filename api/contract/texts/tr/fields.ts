/** The messages beside fields. `{min}` and `{max}` are the field’s limits. */
export const fields = {
  required: 'Bu alan zorunludur.',
  email: 'Lütfen geçerli bir e-posta adresi girin.',
  phone: 'Lütfen geçerli bir telefon numarası girin.',
  selectOption: 'Lütfen bir seçenek belirleyin.',
  uploadFile: 'Lütfen bir dosya yükleyin.',
  pdfOnly: 'Lütfen yalnızca PDF dosyası yükleyin.',
  activeFile:
    'Bu dosyada makro, betik veya gömülü dosya var; güvenlik nedeniyle kabul edemiyoruz. Lütfen düz bir PDF olarak kaydedip yeniden ekleyin.',
  lockedFile:
    'Bu dosya parolayla korunduğu için kontrol edemiyoruz. Lütfen parolasız bir kopyasını ekleyin.',
  fileTooLarge: 'Dosya en fazla {max} MB olabilir.',
  fileEmpty: 'Bu dosya boş görünüyor. Lütfen başka bir dosya seçin.',
  link: 'Lütfen https:// ile başlayan bir adres girin.',
  year: 'Lütfen {min} ile {max} arasında bir yıl girin.',
  day: 'Lütfen bugünden en fazla {max} yıl uzakta bir gün girin.',
  tooLong: 'Lütfen en fazla {max} karakter kullanın.',
  tagTaken: 'Bu adda bir etiket zaten var.',
  tagsFull: 'Zaten {max} etiket var. Önce birini silin.',
  tooManyTags: 'Bir kayıtta en çok {max} etiket olabilir.',
  wrongPassword: 'Mevcut parola doğru değil.',
  tooShort: 'Lütfen en az {min} karakter kullanın.',
  duplicate: 'Bu ad zaten kullanılıyor.',
  invalid: 'Lütfen bu değeri kontrol edin.',
  unknownField: 'Bu alan tanınmıyor.',
  fillAllRequired: 'Lütfen tüm zorunlu alanları doldurun.',
  checkMarked: 'Lütfen işaretli alanları kontrol edin.',
};
