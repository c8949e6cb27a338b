import type { Chrome } from '#web/content/chrome-schema.ts';

export const chrome: Chrome = {
  skipToContent: 'İçeriğe geç',
  navigation: {
    label: 'Ana menü',
    home: 'Ana sayfa',
    about: 'Hakkımızda',
    services: 'Hizmetler',
    sustainability: 'Sürdürülebilirlik',
    certificates: 'Sertifikalar',
    life: 'Yaşam',
    contact: 'İletişim',
    privacy: 'Gizlilik',
    cookies: 'Çerezler',
    legal: 'Yasal uyarı',
  },
  submenu: {
    'who-we-are': { label: 'Biz kimiz', note: '{founded} yılından bugüne öykümüz' },
    'mission-vision': {
      label: 'Misyon ve vizyon',
      note: 'Bugün ne taşıyoruz, yarın nereye varacağız',
    },
    values: { label: 'Değerlerimiz', note: 'İşimizi ayakta tutan beş değer' },
    'international-ops': {
      label: 'Uluslararası operasyonlar',
      note: 'Arabağlantı, numara yönetimi, trafik aktarımı',
    },
    'communication-tech': {
      label: 'İletişim teknolojileri',
      note: 'A2P ve OTP SMS, uluslararası ses, yönlendirme',
    },
    'digital-services': {
      label: 'Dijital hizmetler',
      note: 'CPaaS; SMS, ses ve doğrulama API’leri',
    },
    'research-dev': {
      label: 'Araştırma ve geliştirme',
      note: 'Trafik analizi, otomasyon, yapay zekâ ile yönlendirme',
    },
    'environmental-approach': {
      label: 'Çevre yaklaşımımız',
      note: 'Aynı mesafe, daha az enerji',
    },
    'social-responsibility': {
      label: 'Toplumsal sorumluluk',
      note: 'Herkese aynı ölçü',
    },
    'ethics-compliance': { label: 'Etik ve uyum', note: 'Kimse bakmazken de aynı kural' },
    'quality-management': {
      label: 'Kalite yönetimi',
      note: 'ISO 9001 ve ISO 10002 günlük işte',
    },
    'information-security': {
      label: 'Bilgi güvenliği',
      note: 'ISO/IEC 27001 ve bize emanet edilen söz',
    },
    'quality-commitment': { label: 'Kalite sözümüz', note: 'Denetçi gittikten sonra da' },
    'who-we-are-team': { label: 'Ekibimiz', note: 'Farklı meslekler, tek frekans' },
    'development-learning': {
      label: 'Gelişim ve öğrenme',
      note: 'Yol arkadaşı, eğitim bütçesi, okuma grubu',
    },
    'team-spirit': { label: 'Ekip ruhu', note: 'Dört arkadaşımız kendi sözleriyle anlatıyor' },
    'join-team': { label: 'Bize katılın', note: 'İlan beklemeden başvurun' },
    'contact-form': { label: 'Bize yazın', note: 'Bir iş günü içinde yanıt' },
    'office-locations': { label: 'Ofisimiz', note: '{district}, İstanbul' },
    'social-media': { label: 'Sosyal medya', note: 'LinkedIn ve Instagram' },
  },
  menu: { open: 'Menüyü aç', close: 'Menüyü kapat', sections: '{page}: bölümler' },
  language: { label: 'Dil' },
  loading: {
    failed: 'Bu bölüm yüklenemedi; bağlantınız kesilmiş olabilir.',
    retry: 'Yeniden dene',
  },
  scheme: { label: 'Görünüm', system: 'Sistem', light: 'Açık', dark: 'Koyu' },
  onThisPage: 'Bu sayfada',
  updatedOn: 'Son güncelleme: {date}',
  footer: {
    quickLinks: 'Sayfalar',
    legal: 'Yasal',
    followUs: 'Bizi izleyin',
    statement: 'İstanbul’dan 150’den fazla ülkeye ses ve mesaj.',
  },
  consent: {
    title: 'Çerezlerde söz sizin.',
    text: 'Zorunlu kayıtlar dışında hiçbir şey, siz izin vermeden yüklenmez.',
    acceptAll: 'Tümünü Kabul Et',
    rejectAll: 'Tümünü Reddet',
    preferences: 'Tercihler',
    reopen: 'Çerez tercihleri',
    explanation:
      'Her birine ayrı ayrı karar verebilir, kararınızı dilediğiniz an buradan değiştirebilirsiniz.',
    policy: 'Çerez politikası',
    essential: {
      title: 'Zorunlu kayıtlar',
      text: 'Dilinizi, görünümü, buradaki kararınızı ve henüz göndermediklerinizi hatırlar; cihazınızdan çıkmaz.',
    },
    always: 'Her zaman açık',
    maps: {
      title: 'Harita',
      text: 'Ofisimizi Google Haritalar’da gösterir. IP adresiniz yurt dışına, Google’a aktarılır; Google kendi çerezlerini kullanabilir.',
    },
    analytics: {
      title: 'Analitik',
      text: 'Hangi sayfaların okunduğunu toplu olarak görmek içindir. Bugün arkasında bir araç yok; hiçbir şey yüklenmez.',
    },
    marketing: {
      title: 'Pazarlama',
      text: 'Bir duyurunun yerine ulaşıp ulaşmadığını ölçmek içindir. Bugün arkasında bir araç yok; hiçbir şey yüklenmez.',
    },
    save: 'Seçimimi kaydet',
    close: 'Tercihleri kapat',
  },
  floatingContact: {
    label: 'Hızlı iletişim',
    open: 'Bize ulaşın',
    hide: 'Gizle',
    whatsapp: 'WhatsApp’tan yazın',
    call: 'Arayın',
    email: 'E-posta gönderin',
    title: 'Buyurun, dinliyoruz.',
    close: 'Formu kapat',
  },
  map: {
    title: 'Ofisimizin haritası',
    question:
      'Haritayı Google gönderir. Gösterirsek IP adresiniz yurt dışına, Google’a aktarılır; Google kendi çerezlerini kullanabilir.',
    show: 'Haritayı göster',
    failed: 'Harita yüklenemedi. Yeniden deneyin ya da Google Haritalar’da açın.',
    link: 'Google Haritalar’da aç',
    retry: 'Yeniden dene',
  },
  form: {
    optional: '(isteğe bağlı)',
    choose: 'Seçin',
    kept: 'Yazdıklarınız bu sekmede saklanıyor.',
    restored: 'Kaldığınız yerden devam edebilirsiniz.',
    discard: 'Baştan başla',
    honeypot: 'Bu alanı boş bırakın',
    counter: '{count} / {max} karakter',
    phone: {
      country: 'Ülke kodu',
      search: 'Ülke ya da kod arayın',
      none: 'Aramanızla eşleşen ülke yok.',
    },
    newTab: 'yeni sekmede açılır',
    withoutScript:
      'Bu form JavaScript ile çalışıyor, tarayıcınızda ise JavaScript kapalı görünüyor. Bize e-postayla ya da telefonla ulaşabilirsiniz:',
    reference: 'Referans numaranız: {reference}',
    proving: 'Bu, birkaç saniye sürebilir.',
  },
  messageForm: {
    name: 'Ad Soyad',
    email: 'E-posta',
    message: 'Mesaj',
    notice:
      '{name}, bu formla gönderdiğiniz bilgileri size yanıt vermek için, meşru menfaatine dayanarak işler ve {messagesKept} saklar; yasal zorunluluk dışında üçüncü kişilerle paylaşmaz. Haklarınız ve ayrıntılar: {link}.',
    noticeLink: 'Aydınlatma metni',
    send: 'Gönder',
    sending: 'Gönderiliyor...',
    success: 'Mesajınız alındı.',
    next: 'Bir iş günü içinde size yazarız.',
    failure: 'Gönderilemedi.',
    offline:
      'Ağa ulaşamadık, ama yazdıklarınız yerinde duruyor. Bağlantınız gelince Gönder’e bir kez basmanız yeter.',
  },
  toast: { region: 'Bildirimler', dismiss: 'Bildirimi kapat' },
};
