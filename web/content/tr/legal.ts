import type { PageContent } from '#contract/content/schema.ts';

export const legal: PageContent<'legal'> = {
  seo: {
    title: 'Yasal uyarı ve kullanım koşulları | {name}',
    description:
      '{name} sitesindeki bilgilerin niteliği, telif hakları, dış bağlantılar, değişiklik hakkı ve uygulanacak hukuk hakkında bilmeniz gerekenler.',
  },
  heroTitle: 'Yasal uyarı',
  heroDescription: 'Bu siteyi okurken ve kullanırken geçerli olan kurallar, kısa ve açık.',
  updated: '2025-01-01',
  sections: [
    {
      id: 'imprint',
      title: 'Siteyi yayımlayan',
      paragraphs: ['Bu siteyi aşağıda bilgileri yazılı şirket yayımlar.'],
      lines: [
        { label: 'Unvan', text: '{legalName}' },
        { label: 'Merkez', text: '{seat}' },
        { label: 'Adres', text: '[{address}](page:contact#office-locations)' },
        { label: 'Telefon', text: '[{phone}](phone)' },
        { label: 'E-posta', text: '[{email.info}](mail:info)' },
        { label: 'KEP', text: '{kep}' },
        { label: 'MERSİS no', text: '{mersis}' },
        { label: 'Ticaret sicili müdürlüğü', text: '{registryOffice}' },
        { label: 'Ticaret sicil no', text: '{registryNumber}' },
        { label: 'Vergi dairesi ve no', text: '{taxOffice} / {taxNumber}' },
        { label: 'Yönetim kurulu başkanı ve üyeleri', text: '{board}' },
        { label: 'Taahhüt edilen sermaye', text: '{subscribedCapital} TL' },
        { label: 'Ödenen sermaye', text: '{paidCapital} TL' },
        { label: 'Denetçi', text: '{auditor}' },
        { label: 'Yer sağlayıcı', text: '{hostingProvider}' },
        { label: 'BTK yetkilendirme türü', text: '{btkKind}' },
        { label: 'BTK yetkilendirme no', text: '{btkAuthorisation}' },
        { label: 'BTK kaydının sorgulanması', text: '{btkCheck}' },
        { label: 'ETBİS no', text: '{etbis}' },
      ],
    },
    {
      title: 'Bilgilendirme amacı',
      paragraphs: [
        'Buradaki içerik bizi ve hizmetlerimizi tanıtmak içindir. Teklif, taahhüt, hukuki ya da teknik danışmanlık yerine geçmez. Bir hizmetin kapsamını, fiyatını ve koşullarını yalnızca taraflar arasında imzalanan sözleşme belirler.',
        'Bilgileri doğru ve güncel tutmaya özen gösteririz. Yine de bir yanlışlık ya da eksiklik olabilir; fark ederseniz [{email.info}](mail:info) adresine bildirin, düzeltelim. Sitedeki bir bilgiye dayanarak önemli bir karar vermeden önce [bize sormanızı](page:contact#contact-form) öneririz.',
      ],
    },
    {
      title: 'Telif hakkı ve markalar',
      paragraphs: [
        'Sitedeki metinler, çizimler, logo, tasarım ve yazılım {name} şirketine ya da hak sahibi olan kişilere aittir ve 5846 sayılı Fikir ve Sanat Eserleri Kanunu’yla korunur.',
        'Sayfaları okuyabilir, kişisel kullanımınız için kaydedebilir, kaynak göstererek kısa alıntılar yapabilir, sayfalara bağlantı verebilirsiniz. İçeriği çoğaltmak, değiştirmek ya da ticari amaçla kullanmak için yazılı iznimiz gerekir.',
        'Burada adı geçen standartlar, ürünler ve başka markalar kendi sahiplerine aittir.',
      ],
    },
    {
      title: 'Dış bağlantılar',
      paragraphs: [
        'Sitemizde başka sitelere, örneğin LinkedIn, Instagram ya da harita hizmetlerine giden bağlantılar bulunur. O siteleri biz yönetmiyoruz; içeriklerinden ve gizlilik uygulamalarından kendi sahipleri sorumludur. Bağlantı vermemiz, oradaki her şeyi onayladığımız anlamına gelmez.',
      ],
    },
    {
      title: 'Kullanım ve sorumluluk',
      paragraphs: [
        'Siteyi hukuka uygun biçimde kullanmanızı, çalışmasını bozacak ya da başkalarının haklarını çiğneyecek işlerden kaçınmanızı bekleriz.',
        'Siteyi açık ve güvenli tutmaya çalışırız, ancak kesintisiz ya da hatasız çalışacağını güvence altına alamayız. Kanunun sınırlanmasına izin vermediği sorumluluklarımız, ağır kusur ve kasıt dâhil, saklıdır.',
      ],
    },
    {
      title: 'Değişiklik hakkı',
      paragraphs: [
        'Siteyi, içeriğini ve bu metni önceden bildirmeksizin değiştirebilir, bir bölümünü yayından kaldırabiliriz. Geçerli olan metin bu sayfadaki metindir; tarihi yukarıda yazar.',
      ],
    },
    {
      title: 'Uygulanacak hukuk',
      paragraphs: [
        'Bu siteyle ilgili konularda Türkiye Cumhuriyeti hukuku uygulanır; uyuşmazlıklarda İstanbul Anadolu mahkemeleri ve icra daireleri yetkilidir. Tüketicilerin kanundan doğan hakları ve emredici kurallar saklıdır.',
        'Site Türkçe ve İngilizce yayımlanır. İki metin arasında bir fark olursa, kanunun izin verdiği ölçüde Türkçe metin esas alınır.',
      ],
    },
  ],
  informationSociety: {
    title: 'Bilgi toplumu hizmetleri',
    paragraphs: [
      'Türk Ticaret Kanunu’nun 1524. maddesi gereğince yayımladığımız ilanlar burada, en yenisi en üstte durur. Bu bölüm herkese açıktır.',
    ],
    announcements: [],
    none: 'Şu anda yayımda bir ilan yok.',
    open: 'İlanı aç (PDF)',
  },
  accessibility: {
    title: 'Erişilebilirlik beyanı',
    paragraphs: [
      'Bu siteyi herkes kullanabilsin isteriz. Hedefimiz WCAG 2.2 ölçütlerinin AA düzeyidir. Neyi sınadığımız, neyin eksik kaldığı ve bir engelle karşılaşırsanız ne yapabileceğiniz aşağıdadır.',
    ],
    points: [
      'Sayfalar ve formlar, fare kullanmadan yalnızca klavyeyle denendi.',
      'Metinlerin zeminden ayrılması (kontrast) açık ve koyu görünümde ölçüldü.',
      'Sayfalar, yüzde 200 büyütülmüş hâlde ve telefon genişliğinde denendi.',
      'Sayfalar, axe adlı denetim programıyla iki dilde tarandı.',
      'Henüz yapılmayan: ekran okuyucu kullanan kişilerle sınama.',
      'Eksik kalabilecek yerler: isterseniz açılan Google haritası ve PDF belgeler. Haritanın yerinde adresimiz durur; bir belgenin düz metnini isterseniz göndeririz.',
    ],
    lines: [
      { label: 'Sınayan', text: '{legalName}; bağımsız bir denetim yapılmadı' },
      { label: 'Beyan tarihi', text: '30 Kasım 2026' },
      { label: 'Bildirim adresi', text: '[{email.info}](mail:info)' },
      { label: 'Yanıt süresi', text: 'Bir iş günü' },
    ],
    closing: [
      'Bir engelle karşılaşırsanız bize hangi sayfada olduğunu ve nasıl bir cihaz kullandığınızı yazın. Bir iş günü içinde yanıtlar, düzeltme daha uzun sürecekse ne zaman biteceğini söyleriz.',
    ],
  },
};
