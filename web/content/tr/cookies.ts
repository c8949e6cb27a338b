import type { PageContent } from '#contract/content/schema.ts';

export const cookies: PageContent<'cookies'> = {
  seo: {
    title: 'Çerez politikası ve çerez tercihleri | {name}',
    description:
      '{name} sitesi tarayıcınızda neyi tutuyor, harita, analitik ve pazarlama neden siz seçmeden açılmıyor, tercihinizi nasıl değiştirirsiniz?',
  },
  heroTitle: 'Çerez politikası',
  heroDescription:
    'Tarayıcınızda neyi, neden tuttuğumuzu ve nelerin ancak siz isterseniz açıldığını anlatır.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'Kısaca',
      paragraphs: [
        'Bu siteyi gezmek için hiçbir şeyi kabul etmeniz gerekmez. Harita, analitik ve pazarlama, siz seçene kadar kapalıdır. Analitik ve pazarlamanın arkasında bugün hiçbir araç yoktur; izin verseniz de hiçbir şey yüklenmez.',
        'Tercihinizi dilediğiniz zaman değiştirebilirsiniz: [Çerez tercihleri](cookies). Aynı bağlantı her sayfanın altında da durur.',
      ],
    },
    {
      title: 'Çerez nedir?',
      paragraphs: [
        'Çerez, bir sitenin tarayıcınıza bıraktığı küçük bir kayıttır. Tarayıcıların yerel deposu (local storage) ve oturum deposu (session storage) da benzer bir işe yarar. Bu metinde “çerez” dediğimizde üçünü birden kastediyoruz. Ziyaretçilerimizin tarayıcısına dar anlamıyla bir çerez bırakmayız; aşağıdakiler bu iki depodadır. Yönetim alanının kayıtları yalnızca oraya giriş yapan çalışanlarımızın tarayıcısında oluşur; ziyaretçilerde oluşmaz.',
      ],
    },
    {
      id: 'essential',
      title: 'Zorunlu kayıtlar',
      paragraphs: ['Bunlar sitenin çalışması için gereklidir ve cihazınızdan çıkmaz.'],
      records: [
        {
          name: 'language',
          text: 'Siteyi hangi dilde okuduğunuzu hatırlar.',
          kept: 'Yerel depo; siz silene kadar',
        },
        {
          name: 'site_consent_v1',
          text: 'Çerezler hakkında ne seçtiğinizi ve ne zaman seçtiğinizi tutar.',
          kept: 'Yerel depo; siz silene kadar',
        },
        {
          name: 'scheme',
          text: 'Açık ya da koyu görünümü seçtiyseniz onu hatırlar.',
          kept: 'Yerel depo; siz silene ya da “Sistem”i seçene kadar',
        },
        {
          name: 'contact_dock',
          text: 'Gizlediğiniz iletişim düğmesi yeniden karşınıza çıkmaz.',
          kept: 'Oturum deposu; sekmeyi kapatana kadar',
        },
        {
          name: 'scroll',
          text: 'Geri döndüğünüz sayfa, kaldığınız yerden açılır.',
          kept: 'Oturum deposu; sekmeyi kapatana kadar',
        },
        {
          name: 'draft:…',
          text: 'Bir forma yazıp henüz göndermediklerinizi, sayfa yenilense de kaybolmasın diye tutar; her formun kendi taslağı vardır. Eklediğiniz dosyalar tutulmaz.',
          kept: 'Oturum deposu; gönderene, “Baştan başla”ya basana ya da sekmeyi kapatana kadar',
        },
      ],
    },
    {
      id: 'servers',
      title: 'Siz gezerken sunucularımızda kalanlar',
      paragraphs: [
        'Sunucularımız her istek için zamanı, rastgele bir numarayı, istenen adresi, sonucu, boyutu ve süreyi günlüğe yazar. IP adresiniz, formlara yazdıklarınız ve adresin soru işaretinden sonrası günlükte yer almaz. Günlüğün boyutu sınırlıdır; yenisi geldikçe en eskisi silinir.',
        'Tek bir yerden aşırı sayıda istek gelirse durdurabilmek için IP adresinizi yalnızca bellekte, en çok bir saat süren bir sayımda tutarız; adresin kendisini diske yazmayız. Yalnızca yönetim alanında parola deneyen birinin IP adresi denetim izine, giriş yaparsa açık oturumların listesine de geçer.',
        'Gönderilerde istenmeyen ileti belirtileri ararız: gizli bir alanın doldurulması, kimsenin yazamayacağı bir hız; mesajlarda ayrıca reklam konuları, reklam dili, gizlenmiş sözcükler, bağlantı kodu, çok sayıda siteye ya da adın içinde bağlantı. Birden çok belirti varsa gönderiyi “istenmeyen” olarak ayırırız; bir çalışanımız geri alabilir. Tek belirtiyi çalışanlarımıza yalnızca gösteririz. Çok gönderi geldiğinde tarayıcınız göndermeden önce birkaç saniyelik bir hesap yapar; bu hesap sizi tanımaz, iz bırakmaz. Dayanağımız, siteyi açık ve güvende tutmaktaki meşru menfaatimizdir (KVKK madde 5/2-f).',
      ],
    },
    {
      id: 'maps',
      title: 'İşlevsel çerezler: harita',
      paragraphs: [
        'Ofisimizi etkileşimli haritada görmek isterseniz Google Haritalar’ı yükleriz. İzniniz yalnızca bunu kapsar. İzin verdiğiniz sürece harita, açtığınız her sayfada arka planda hazırlanır; İletişim menüsünde ve [iletişim sayfamızda](page:contact#office-locations) görünür.',
        'Harita yüklenirken tarayıcınız Google ile doğrudan bağlantı kurar. Google IP adresinizi, tarayıcı bilgilerinizi ve haritanın açıldığını öğrenir, kendi çerezlerini kullanabilir. Harita ayrı bir kutuda çalışır; forma yazdıklarınıza, bu sitenin kayıtlarına ve öteki sayfalarına ulaşamaz.',
        'Google bu bilgileri Amerika Birleşik Devletleri’nde ve başka ülkelerde işleyebilir. KVKK’ya göre bu ülkeler için verilmiş bir yeterlilik kararı yoktur: verileriniz orada Türkiye’dekiyle aynı korumayı görmeyebilir, yabancı makamlar verilere erişmek isteyebilir, haklarınızı kullanmanız zorlaşabilir. Bu aktarım, bu riskleri bilerek verdiğiniz açık rızaya dayanır (KVKK madde 9). Google’ın kendi açıklaması: [policies.google.com/privacy](https://policies.google.com/privacy).',
        'İzin vermezseniz haritanın yerinde kendi çizimimizi ve açık adresimizi görürsünüz. İzninizi geri aldığınızda harita hemen kaldırılır ve Google’a yeni bir istek gitmez.',
      ],
    },
    {
      title: 'Analitik ve pazarlama çerezleri',
      paragraphs: [
        'Bugün sitede ölçüm, reklam ya da izleme aracı yoktur; bu izinleri verseniz de hiçbir şey yüklenmez. Birini kullanmaya başlarsak adını, kime ait olduğunu ve kayıtlarının süresini önce buraya yazar, izninizi yeniden isteriz.',
      ],
    },
    {
      id: 'choice',
      title: 'Seçim sizin',
      paragraphs: [
        'İlk ziyaretinizde çıkan çerez bildiriminde “Tümünü Kabul Et”, “Tümünü Reddet” ve “Tercihler” düğmeleri vardır. “Tercihler” altında harita, analitik ve pazarlama için ayrı ayrı karar verebilirsiniz. Hiçbir kutu önceden işaretli gelmez.',
        'Fikrinizi değiştirirseniz [Çerez tercihleri](cookies) aynı seçimi yeniden açar. İzni geri almak, vermek kadar kolaydır.',
      ],
    },
    {
      title: 'Siteyi kullanmayı sürdürmek',
      paragraphs: [
        'Siteyi kullanmayı sürdürdüğünüzde yalnızca zorunlu kayıtlar çalışır. Bildirimi yanıtsız bırakmanız, sayfayı kaydırmanız ya da başka bir sayfaya geçmeniz izin sayılmaz; harita, analitik ve pazarlama kapalı kalır.',
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
        'Zorunlu kayıtları, siteyi seçtiğiniz dilde ve tercihinize uygun sunmaktaki meşru menfaatimize dayanarak kullanırız (KVKK madde 5/2-f). Harita, analitik ve pazarlama yalnızca açık rızanızla çalışır (KVKK madde 5/1); haritanın yurt dışına aktarımı için KVKK’nın 9. maddesi uygulanır.',
      ],
    },
    {
      title: 'Değişiklikler ve iletişim',
      paragraphs: [
        'Bu politika değişirse yeni metni, tarihiyle birlikte bu sayfada yayımlarız.',
        'Sorularınız için [{email.dataProtection}](mail:dataProtection) adresine yazabilir, haklarınızı [gizlilik sayfamızda](page:privacy) okuyabilirsiniz.',
      ],
    },
  ],
};
