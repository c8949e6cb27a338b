/** Why an uploaded file is no picture that the site can show. */
export const pictures = {
  notPicture: 'Bu dosya açılamadı. Lütfen JPEG, PNG, WebP ya da AVIF biçiminde bir fotoğraf seçin.',
  tooManyPixels: 'Bu resim çok büyük. Lütfen en fazla 50 megapiksel olan bir resim seçin.',
  oldAlt: 'Bu metin çizimi anlatıyor. Lütfen yüklediğiniz resimde ne göründüğünü yazın.',
  tooSmall: 'Bu resim çok küçük. Lütfen en az 600 piksel genişliğinde bir resim seçin.',
  missingFile: 'Bu PDF bu sitede yok. Lütfen dosyayı yeniden yükleyin ya da kaldırın.',
  lostLink:
    'Bu metin, kaldırdığınız bir hizmet alanına bağlanıyor. Lütfen bağlantıyı değiştirin ya da kaldırın.',
  notLogo: 'Bu dosya açılamadı. Lütfen SVG ya da PNG biçiminde bir logo seçin.',
  unsafeLogo:
    'Bu SVG’de betik, yazı, süzgeç ya da başka bir dosya var. Lütfen yazıları eğriye çevirip yalın bir SVG ya da PNG yükleyin.',
  logoTooSmall: 'Bu logo çok küçük. Lütfen en az 48 piksel yüksekliğinde bir logo seçin.',
};
