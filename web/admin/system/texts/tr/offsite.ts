/** The texts of the copies elsewhere. */
export const offsite = {
  concerns: {
    offsiteFailed: 'Son yedek başka yere gönderilemedi. Nedeni aşağıda yazıyor.',
    offsiteUnreadable:
      'Yedeklerin başka yere gönderilip gönderilmediği okunamıyor. Sunucu yöneticisine haber verin.',
    offsiteNone: 'Başka yere henüz hiçbir yedek gönderilmedi.',
    offsiteLate:
      'Başka yerdeki son yedek eskimiş. Gönderimlerin çalıştığını sunucu yöneticisine kontrol ettirin.',
    drillFailed:
      'Başka yerdeki yedek geri yükleme denemesinden geçemedi. Sunucu yöneticisine hemen haber verin.',
    drillLate: 'Başka yerdeki yedek bir haftadan uzun süredir geri yüklenip denenmedi.',
  },
  title: 'Başka yerdeki kopyalar',
  off: 'Yedekler yalnızca bu sunucuda duruyor.',
  offAdvice:
    'Şifreli kopyaların başka bir yere gönderilmesini sunucu yöneticisi kurar (işletim kılavuzu, “Backups elsewhere”).',
  unreadable: 'Gönderimlerin durumu okunamıyor.',
  none: 'Henüz hiçbir yedek gönderilmedi.',
  failedAt: 'Yedek gönderilemedi ({time}).',
  last: 'Oradaki son yedek',
  shippedAt: '{time} gönderildi',
  place: 'Nerede',
  places: {
    directory: 'Sunucuya bağlı bir diskte, şifreli',
    sftp: '{host} (SFTP), şifreli',
    s3: '{host} (S3), şifreli',
    rest: '{host} (restic), şifreli',
  },
  keptThere: 'orada saklanan: {count} yedek',
  drill: 'Geri yükleme denemesi',
  drillNone: 'henüz yapılmadı',
  drillGood: 'başarılı',
  drillFailed: 'başarısız',
  drillCompared:
    '{made} tarihli yedek boş bir yere geri yüklendi, {rows} satırının tamamı gönderilenle aynı',
  service: 'Gönderim hizmeti',
  stopped: 'çalışmıyor',
  stoppedAdvice: 'Sunucu yöneticisi başlatabilir (işletim kılavuzu, “Backups elsewhere”).',
  why: {
    noRestic: 'Sunucuda restic kurulu değil. Sunucu yöneticisi kurmalı.',
    password:
      'Oradaki depo bu parolayla açılmıyor: parola yanlış ya da depo başkasının. Sunucu yöneticisi ayarları kontrol etmeli.',
    foreign:
      'Oradaki depoda bu siteye ait olmayan yedekler var. Sunucu yöneticisi bu siteye ayrı bir yer vermeli.',
    unknown:
      'Oradaki depoda bu sunucunun göndermediği yedekler var. Üzerlerine yazmamak için hiçbir şey gönderilmiyor. Sunucu yöneticisi önce en yenisini geri yüklemeli.',
    gone: 'Depo yerinde değil. Sunucu yöneticisi diskin bağlı olduğunu kontrol etmeli.',
    unreachable: 'Oraya ulaşılamıyor. Bağlantı gelince yeniden denenir.',
    refused: 'Orası izin vermiyor. Sunucu yöneticisi anahtarları ve izinleri kontrol etmeli.',
    full: 'Orada yer kalmadı. Sunucu yöneticisi yer açmalı.',
    locked: 'Depo kilitli: orada başka bir işlem sürüyor ya da yarıda kalmış. Yeniden denenir.',
    damaged: 'Oradaki depo hasarlı. Sunucu yöneticisine hemen haber verin.',
    different: 'Geri gelen yedek, gönderilenle aynı değil. Sunucu yöneticisine hemen haber verin.',
    noRoom: 'Bu sunucunun diskinde yeterli yer yok. Sunucu yöneticisi yer açmalı.',
    stopped: 'Hizmet durduruldu. Yeniden denenir.',
    other: 'Nedeni sunucunun günlüğünde yazıyor.',
  },
};
