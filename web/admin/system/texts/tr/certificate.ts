/** The texts of the site's HTTPS certificate. */
export const certificate = {
  title: 'HTTPS sertifikası',
  concerns: {
    certificateExpired:
      'Sitenin HTTPS sertifikasının süresi doldu: tarayıcılar siteyi açmıyor. Sunucu yöneticisine hemen haber verin.',
    certificateNotYetValid:
      'Sitenin HTTPS sertifikası henüz geçerli değil: tarayıcılar siteyi açmıyor. Sunucu yöneticisine hemen haber verin.',
    certificateNameMismatch:
      'Sitenin HTTPS sertifikası başka bir ad için: tarayıcılar siteyi açmıyor. Sunucu yöneticisine hemen haber verin.',
    certificateExpiring:
      'Sitenin HTTPS sertifikasının süresi yakında doluyor; şimdiye kadar yenilenmiş olmalıydı. Sunucu yöneticisine haber verin.',
    certificateMissing: 'Sitenin henüz HTTPS sertifikası yok. Sunucu yöneticisine haber verin.',
    certificateUnreadable: 'Sitenin HTTPS sertifikası okunamıyor. Sunucu yöneticisine haber verin.',
  },
  state: 'Durum',
  states: {
    ok: 'geçerli',
    expiring: 'yakında doluyor',
    expired: 'süresi doldu',
    notYetValid: 'henüz geçerli değil',
    nameMismatch: 'sitenin adını kapsamıyor',
    missing: 'henüz yok',
    unreadable: 'okunamıyor',
  },
  left: 'Kalan süre',
  none: 'yok',
  from: 'Başlangıç',
  until: 'Bitiş',
  names: 'Kapsadığı adlar',
  noNames: 'hiçbiri',
  issuer: 'Veren kurum',
  advice: {
    expiring:
      'Sertifikalar bitişlerinden 30 gün kadar önce yenilenir; bu kez yenilenmedi. Nedeni sertifika hizmetinin günlüğünde yazar (işletim kılavuzu, “HTTPS”).',
    expired:
      'Neden yenilenmediği sertifika hizmetinin günlüğünde yazar (işletim kılavuzu, “HTTPS”).',
    notYetValid: 'Sunucunun saati geri kalmış olabilir; önce saati kontrol ettirin.',
    nameMismatch:
      'Site adresi (SITE_URL ya da DOMAIN) değiştiyse o ad için yeni bir sertifika gerekir. İşletim kılavuzu, “HTTPS”.',
    missing:
      'Alınınca burada görünür. Alınamıyorsa nedeni sertifika hizmetinin günlüğünde yazar (işletim kılavuzu, “HTTPS”).',
    unreadable:
      'Dosya boş, bozuk ya da hizmetin okumasına kapalı. Nedeni hizmetin günlüğünde yazar (işletim kılavuzu, “HTTPS”).',
  },
};
