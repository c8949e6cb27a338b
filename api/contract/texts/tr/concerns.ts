import type { ConcernTexts } from '../../admin/concern-texts.ts';

/** The words of what needs attention, for the system page and the mail to the operator. */
export const concerns: ConcernTexts = {
  certificateExpired: {
    what: 'Sitenin HTTPS sertifikasının süresi doldu',
    how: 'Tarayıcılar siteyi açmıyor. Sunucu yöneticisi sertifikayı hemen yenilemeli (işletim kılavuzu, “HTTPS”).',
  },
  certificateNotYetValid: {
    what: 'Sitenin HTTPS sertifikası henüz geçerli değil',
    how: 'Tarayıcılar siteyi açmıyor. Sunucu yöneticisi önce sunucunun saatini kontrol etmeli.',
  },
  certificateNameMismatch: {
    what: 'Sitenin HTTPS sertifikası başka bir ad için',
    how: 'Tarayıcılar siteyi açmıyor. Sunucu yöneticisi sitenin adı için hemen bir sertifika almalı (işletim kılavuzu, “HTTPS”).',
  },
  diskFull: {
    what: 'Disk dolu',
    how: 'Formlar yeni kayıt kabul etmiyor. Sunucu yöneticisi yer açmalı; istenmeyenleri kalıcı olarak silmek ya da çöp kutusunu boşaltmak da yardımcı olur.',
  },
  pagesOutdated: {
    what: 'Sayfalar yeniden yazılamadı',
    how: 'Son yayımlanan metinleri ya da geçerli ayarları (saklama süreleri, site adresi) göstermiyorlar. Nedeni hizmetin günlüğünde yazıyor; sunucu yöneticisi bakmalı.',
  },
  backupFailed: {
    what: 'Elle başlatılan son yedek alınamadı',
    how: 'Nedeni Sistem sayfasındaki “Yedekler” bölümünde yazıyor.',
  },
  backupUnreadable: {
    what: 'Yedek klasörü okunamıyor',
    how: 'Sunucu yöneticisi klasörü ve izinlerini kontrol etmeli.',
  },
  backupNone: { what: 'Hiç yedek yok', how: 'Şimdi bir yedek alın.' },
  backupLate: {
    what: 'Son yedek eskimiş',
    how: 'Şimdi bir yedek alın; otomatik yedeklerin çalıştığını kontrol ettirin.',
  },
  certificateExpiring: {
    what: 'Sitenin HTTPS sertifikasının süresi yakında doluyor',
    how: 'Şimdiye kadar yenilenmiş olmalıydı. Sunucu yöneticisi nedenine bakmalı (işletim kılavuzu, “HTTPS”).',
  },
  certificateMissing: {
    what: 'Sitenin henüz HTTPS sertifikası yok',
    how: 'Sunucu yöneticisi neden alınamadığına bakmalı (işletim kılavuzu, “HTTPS”).',
  },
  certificateUnreadable: {
    what: 'Sitenin HTTPS sertifikası okunamıyor',
    how: 'Sunucu yöneticisi dosyayı ve izinlerini kontrol etmeli.',
  },
  offsiteFailed: {
    what: 'Son yedek başka yere gönderilemedi',
    how: 'Nedeni Sistem sayfasındaki “Başka yerdeki kopyalar” bölümünde yazıyor.',
  },
  offsiteUnreadable: {
    what: 'Yedeklerin başka yere gönderilip gönderilmediği okunamıyor',
    how: 'Nedeni hizmetin günlüğünde yazıyor. Sunucu yöneticisi bakmalı.',
  },
  offsiteNone: {
    what: 'Başka yere henüz hiçbir yedek gönderilmedi',
    how: 'Sunucu yöneticisi gönderimlerin çalıştığını kontrol etmeli (işletim kılavuzu, “Backups elsewhere”).',
  },
  offsiteLate: {
    what: 'Başka yerdeki son yedek eskimiş',
    how: 'Sunucu yöneticisi gönderimlerin çalıştığını kontrol etmeli (işletim kılavuzu, “Backups elsewhere”).',
  },
  drillFailed: {
    what: 'Başka yerdeki yedek geri yükleme denemesinden geçemedi',
    how: 'O yedeğe güvenilemez; sunucu yöneticisi hemen ilgilenmeli. Nedeni Sistem sayfasında yazıyor.',
  },
  drillLate: {
    what: 'Başka yerdeki yedek bir haftadan uzun süredir geri yüklenip denenmedi',
    how: 'Sunucu yöneticisi denemeyi şimdi yapabilir (işletim kılavuzu, “Backups elsewhere”).',
  },
  retentionLate: {
    what: 'Süresi dolan kayıtlar silinmiyor',
    how: 'Saatte bir yapılan silme üç saattir tamamlanmadı. Nedeni hizmetin günlüğünde yazıyor; sunucu yöneticisi bakmalı.',
  },
  publishingLate: {
    what: 'Zamanı gelen bir yayın hâlâ yapılmadı',
    how: 'Nedeni hizmetin günlüğünde yazıyor; sunucu yöneticisi bakmalı.',
  },
  mailBroken: {
    what: 'E-posta hizmetinin bir ayarı geçersiz',
    how: 'Bildirimler ve yanıtlar bekliyor. Sistem sayfası, sunucu yöneticisinin düzeltmesi gereken ayarı gösterir.',
  },
  mailDown: {
    what: 'E-posta hizmeti yanıt vermiyor',
    how: 'Bildirimler ve yanıtlar bekliyor. Sunucu yöneticisi hizmeti yeniden başlatmalı.',
  },
  mailRefused: {
    what: 'Bazı bildirimler gönderilemiyor',
    how: 'Posta sunucusunun yanıtı Sistem sayfasında yazıyor. Sunucu yöneticisi SMTP_URL ve NOTIFY_… ayarlarını kontrol etmeli.',
  },
  diskLow: {
    what: 'Diskte az yer kaldı',
    how: 'Disk dolmadan sunucu yöneticisi yer açmalı.',
  },
  scannerDown: {
    what: 'Virüs tarayıcı yanıt vermiyor',
    how: 'Yeni özgeçmişler taranana kadar açılamaz. Sunucu yöneticisi tarayıcıyı kontrol etmeli.',
  },
};
