/** Düzenlenen sayfanın önizlemesinin metinleri. */
export const contentPreview = {
  title: 'Sayfanın önizlemesi',
  width: 'Genişlik',
  widths: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Masaüstü' },
  scheme: 'Renk düzeni',
  schemes: { light: 'Açık', dark: 'Koyu' },
  loading: 'Sayfa hazırlanıyor…',
  failed: 'Önizleme alınamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  invalid: 'Sayfa bu metinlerle gösterilemiyor: son gösterilebilen hâlini görüyorsunuz.',
  retry: 'Yeniden dene',
};
