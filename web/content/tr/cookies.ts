import type { PageContent } from '#web/content/schema.ts';

export const cookies: PageContent<'cookies'> = {
  seo: {
    title: 'Çerez politikası ve çerez tercihleri | Gökhat Telekom',
    description:
      'Gökhat Telekom sitesi tarayıcınızda neyi tutuyor, harita, analitik ve pazarlama neden siz seçmeden açılmıyor, tercihinizi nasıl değiştirirsiniz?',
  },
  heroTitle: 'Çerez politikası',
  heroDescription:
    'Tarayıcınızda neyi, neden tuttuğumuzu ve nelerin ancak siz isterseniz açıldığını anlatır.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'Kısaca',
      paragraphs: [
        'Bu siteyi gezmek için hiçbir şeyi kabul etmeniz gerekmez. Harita, analitik ve pazarlama, siz seçene kadar kapalıdır.',
        'Tercihinizi, her sayfanın altındaki “Çerez tercihleri” bağlantısından dilediğiniz zaman değiştirebilirsiniz.',
      ],
    },
    {
      title: 'Çerez nedir?',
      paragraphs: [
        'Çerez, bir sitenin tarayıcınıza bıraktığı küçük bir kayıttır. Tarayıcıların yerel deposu (local storage) ve oturum deposu (session storage) da benzer bir işe yarar. Bu metinde “çerez” dediğimizde üçünü birden kastediyoruz.',
      ],
    },
    {
      title: 'Zorunlu kayıtlar',
      paragraphs: [
        'Bunlar sitenin çalışması için gereklidir. Dil kaydı (language), siteyi hangi dilde okuduğunuzu hatırlar. Tercih kaydı (site_consent_v1), çerezler hakkında ne seçtiğinizi ve ne zaman seçtiğinizi tutar. Görünüm kaydı (scheme) açık ya da koyu görünüm seçiminizi, yazı tipi kaydı (fonts) yazı tipinin tarayıcınıza inip inmediğini bilir. Hiçbiri cihazınızdan çıkmaz; siz silene kadar yerel depoda kalır.',
        'Oturum deposu, ziyaretiniz sürerken gereken küçük şeyleri tutar: gizlediğiniz iletişim düğmesi (contact_dock) yeniden karşınıza çıkmaz, geri döndüğünüz sayfa kaldığınız yerden (scroll) açılır. Formlara yazıp henüz göndermedikleriniz de (draft), sayfa yenilense bile kaybolmasın diye burada durur; eklediğiniz dosyalar durmaz. Gönderdiğinizde ya da sekmeyi kapattığınızda silinir.',
        'Yönetim alanına giriş yapan çalışanlarımızın tarayıcısında ayrıca oturum çerezi (sid), oturumun anahtarı (gt_admin_auth), yönetim alanını en son kullandıkları an (gt_admin_seen), kapatırlarsa kısayol tercihi (admin_shortcuts) ve o tarayıcıyı son girişten sonra bir yıl boyunca yeniden tanıyan rastgele bir numara (device) bulunur. Bu numara, başkaları parola denerken çalışanın giriş yapabilmesini sağlar ve kim olduğunu söylemez. https üzerinden iki çerezin adı __Host- ile başlar. Bu kayıtlar ziyaretçilerde oluşmaz.',
      ],
    },
    {
      title: 'Analitik çerezler',
      paragraphs: [
        'Hangi sayfaların okunduğunu, hangilerinde aranan şeyin bulunamadığını toplu olarak görmemize yararlar. Siz analitiğe izin vermedikçe sitede hiçbir ölçüm aracı yüklenmez.',
      ],
    },
    {
      title: 'İşlevsel çerezler: harita',
      paragraphs: [
        'Ofisimizi etkileşimli haritada görmek isterseniz Google Haritalar’ı yükleriz. O anda tarayıcınız Google ile doğrudan bağlantı kurar; Google IP adresinizi alır, kendi çerezlerini kullanabilir ve bu bilgileri yurt dışında işleyebilir.',
        'İzin vermezseniz haritanın yerinde kendi çizimimizi ve açık adresimizi görürsünüz. İzninizi geri aldığınızda harita hemen kaldırılır.',
      ],
    },
    {
      title: 'Pazarlama çerezleri',
      paragraphs: [
        'Bir duyurunun işe yarayıp yaramadığını ölçmek ve başka sitelerde ilginizi çekebilecek içeriği göstermek için kullanılabilirler. Siz izin vermedikçe hiçbir reklam ya da izleme aracı yüklenmez.',
      ],
    },
    {
      title: 'Seçim sizin',
      paragraphs: [
        'İlk ziyaretinizde çıkan bantta “Tümünü Kabul Et”, “Tümünü Reddet” ve “Tercihler” düğmeleri vardır. “Tercihler” altında harita, analitik ve pazarlama için ayrı ayrı karar verebilirsiniz. Hiçbir kutu önceden işaretli gelmez.',
        'Fikrinizi değiştirirseniz sayfanın altındaki “Çerez tercihleri” bağlantısı aynı seçimi yeniden açar. İzni geri almak, vermek kadar kolaydır.',
      ],
    },
    {
      title: 'Siteyi kullanmayı sürdürmek',
      paragraphs: [
        'Siteyi kullanmayı sürdürdüğünüzde yalnızca zorunlu kayıtlar çalışır. Bandı yanıtsız bırakmanız, sayfayı kaydırmanız ya da başka bir sayfaya geçmeniz izin sayılmaz; harita, analitik ve pazarlama kapalı kalır.',
      ],
    },
    {
      title: 'Tarayıcı ayarları',
      paragraphs: [
        'Tarayıcınızın gizlilik ayarlarından çerezleri ve site verilerini görebilir, silebilir, engelleyebilirsiniz. Zorunlu kayıtları silerseniz site yine açılır; yalnızca dilinizi unutur, tercihinizi yeniden sorar.',
      ],
    },
    {
      title: 'Hukuki dayanak',
      paragraphs: [
        'Zorunlu kayıtları, siteyi seçtiğiniz dilde ve tercihinize uygun sunmaktaki meşru menfaatimize dayanarak kullanırız (KVKK madde 5/2-f). Harita, analitik ve pazarlama yalnızca açık rızanızla çalışır (KVKK madde 5/1).',
      ],
    },
    {
      title: 'Değişiklikler ve iletişim',
      paragraphs: [
        'Yeni bir araç kullanmaya başlarsak adını, kime ait olduğunu ve kayıtların süresini önce buraya yazarız. Sorularınız için kvkk@gokhat.example adresine yazabilir, haklarınızı gizlilik sayfamızda okuyabilirsiniz.',
      ],
    },
  ],
};
