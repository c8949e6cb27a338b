/** The messages beside fields. `{min}` and `{max}` are the field’s limits. */
export const fields = {
  required: 'Bu alan zorunludur.',
  email: 'Lütfen geçerli bir e-posta adresi girin.',
  phone: 'Lütfen geçerli bir telefon numarası girin.',
  selectOption: 'Lütfen bir seçenek belirleyin.',
  uploadFile: 'Lütfen bir dosya yükleyin.',
  pdfOnly: 'Lütfen yalnızca PDF dosyası yükleyin.',
  cvType: 'Lütfen yalnızca PDF dosyası yükleyin. DOC ve DOCX dosyalarını da kabul ediyoruz.',
  macroFile:
    'Bu dosyayı makro içerdiği için kabul edemiyoruz; lütfen PDF olarak kaydedip yeniden ekleyin.',
  embeddedFile:
    'Bu dosyayı, içine başka bir dosya veya nesne gömülü olduğu için kabul edemiyoruz; lütfen PDF olarak kaydedip yeniden ekleyin.',
  loadingFile:
    'Bu dosyayı, başka bir bilgisayardan resim veya şablon gibi bir içerik yüklediği için kabul edemiyoruz; lütfen yazdırma penceresinden PDF olarak kaydedip yeniden ekleyin.',
  startingFile:
    'Bu dosyayı, açıldığı bilgisayarda bir program başlatabildiği için kabul edemiyoruz; lütfen yazdırma penceresinden PDF olarak kaydedip yeniden ekleyin.',
  scriptFile:
    'Bu PDF dosyasını betik (JavaScript) içerdiği için kabul edemiyoruz; lütfen yazdırma penceresinden yeni bir PDF olarak kaydedip ekleyin.',
  actionFile:
    'Bu PDF dosyasını, başka bir dosya veya adres açmak ya da form göndermek gibi bir işlem içerdiği için kabul edemiyoruz; lütfen yazdırma penceresinden yeni bir PDF olarak kaydedip ekleyin.',
  mediaFile:
    'Bu PDF dosyasını video, ses veya 3B içerik barındırdığı için kabul edemiyoruz; lütfen yazdırma penceresinden yeni bir PDF olarak kaydedip ekleyin.',
  unreadableFile:
    'Bu dosyanın içeriğini okuyamadık, dosya eksik veya bozuk olabilir; lütfen açıp yeni bir PDF olarak kaydedin ve onu ekleyin.',
  lockedFile:
    'Bu dosya parolayla korunduğu için kontrol edemiyoruz. Lütfen parolasız bir kopyasını ekleyin.',
  fileTooLarge: 'Dosya en fazla {max} MB olabilir.',
  fileEmpty: 'Bu dosya boş görünüyor. Lütfen başka bir dosya seçin.',
  link: 'Lütfen https:// ile başlayan bir adres girin.',
  year: 'Lütfen {min} ile {max} arasında bir yıl girin.',
  day: 'Lütfen bugünden en fazla {max} yıl uzakta bir gün girin.',
  date: 'Lütfen bir tarih girin.',
  publishTime: 'Lütfen gelecekte, bir yıl içinde bir tarih ve saat seçin.',
  tooLong: 'Lütfen en fazla {max} karakter kullanın.',
  tagTaken: 'Bu adda bir etiket zaten var.',
  tagsFull: 'Zaten {max} etiket var. Önce birini silin.',
  answerTaken: 'Bu adda bir hazır yanıt zaten var.',
  answersFull: 'Zaten {max} hazır yanıt var. Önce birini silin.',
  tooManyTags: 'Bir kayıtta en çok {max} etiket olabilir.',
  tooManyCopies: 'Kopya en çok {max} adrese gidebilir.',
  tooManyFiles: 'En çok {max} dosya eklenebilir.',
  filesTooLarge: 'Dosyalar birlikte en fazla {max} MB olabilir.',
  wrongCode: 'Kod doğru değil ya da daha önce kullanılmış.',
  wrongPassword: 'Mevcut parola doğru değil.',
  samePassword: 'Yeni parola, mevcut paroladan farklı olmalıdır.',
  tooShort: 'Lütfen en az {min} karakter kullanın.',
  duplicate: 'Bu ad zaten kullanılıyor.',
  invalid: 'Lütfen bu değeri kontrol edin.',
  unknownPlaceholder:
    '{names} tanınmıyor. Süslü parantez içinde yalnızca sunulan bilgiler olabilir.',
  internationalPhone: 'Lütfen ülke koduyla geçerli bir numara girin; örneğin +90 532 111 22 33.',
  tooLow: 'Lütfen {min} ya da daha büyük bir sayı girin.',
  tooHigh: 'Lütfen {max} ya da daha küçük bir sayı girin.',
  country: 'Lütfen listeden bir ülke seçin.',
  countryTwice: 'Bu ülke tabloda zaten var.',
  withoutBrackets: 'Burada köşeli ve süslü parantez olamaz.',
  bothCoordinates: 'Enlem ve boylamı birlikte girin ya da ikisini de boş bırakın.',
  brokenLink: 'Bu bağlantı okunamıyor ya da gösterdiği yer yok; “Bağlantı” ile yeniden ekleyin.',
  liras: 'Lütfen tutarı tam lira olarak yazın; örneğin 1.000.000.',
  openingClosed: 'Bu ilan kapandı. Dilerseniz genel başvuru olarak gönderebilirsiniz.',
  payRange: 'Ücretin üst sınırı alt sınırından küçük olamaz.',
  sender:
    'Lütfen 3 ile 11 arasında karakter kullanın: boşluk, rakam ve Türkçeye özgü olmayan harfler.',
  months: 'Lütfen on iki ayın adını aralarında birer boşlukla yazın.',
  unknownField: 'Bu alan tanınmıyor.',
  fillAllRequired: 'Lütfen tüm zorunlu alanları doldurun.',
  checkMarked: 'Lütfen işaretli alanları kontrol edin.',
};
