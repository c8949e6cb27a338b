/** Düzenlenen sayfanın önizlemesinin metinleri. */
export const contentPreview = {
  title: 'Sayfanın önizlemesi',
  width: 'Genişlik',
  widths: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Masaüstü' },
  scheme: 'Görünüm',
  schemes: { light: 'Açık', dark: 'Koyu' },
  loading: 'Sayfa hazırlanıyor…',
  failed: 'Önizleme alınamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  invalid: 'Sayfa bu metinlerle gösterilemiyor: son gösterilebilen hâlini görüyorsunuz.',
  retry: 'Tekrar dene',
};
