import type { PageContent } from '#contract/content/schema.ts';

export const privacy: PageContent<'privacy'> = {
  seo: {
    title: 'Gizlilik politikası, KVKK aydınlatma metni | {name}',
    description:
      '{name} hangi kişisel verileri, hangi amaçla ve ne kadar süre işliyor? KVKK aydınlatma metni, 11. madde kapsamındaki haklarınız ve başvuru yolu.',
  },
  heroTitle: 'Gizlilik politikası ve aydınlatma metni',
  heroDescription:
    'Bilgilerinizle ne yaptığımızı, onları ne kadar tuttuğumuzu ve haklarınızı düz bir dille anlatıyoruz.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'Giriş',
      paragraphs: [
        'Bu sayfa, bize yazan ya da iş başvurusunda bulunan kişilerin verilerini nasıl işlediğimizi anlatır; 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesine göre aydınlatma metnimizdir. Siteyi okumak için kim olduğunuzu söylemeniz gerekmez; o sırada ne kaydedildiği [çerez politikamızda](page:cookies#servers) yazar.',
        'Veri sorumlusu {legalName}: [{address}](page:contact#office-locations), [{phone}](phone), [{email.dataProtection}](mail:dataProtection). Sicil bilgilerimiz [yasal uyarıdadır](page:legal#imprint).',
      ],
    },
    {
      title: 'Topladığımız veriler ve kullanım amaçları',
      paragraphs: ['Verinizi yalnızca siz verdiğinizde, o iş için gerektiği kadar alırız:'],
      points: [
        'Bize yazdığınızda adınız, e-posta adresiniz, mesajınız; eklerseniz telefonunuz, şirketiniz ve konu. Teklif isterseniz hizmetler, ülkeler, aylık hacim; eklerseniz trafiğin yönü, rota sınıfı, bağlantı, başlangıç ve teknik sorumlunuzun adı ile e-postası. Başka birinin bilgisini verirken lütfen ona bu metni iletin.',
        'İş başvurusunda, belirli bir ilan içinse o ilan; iletişim bilgileriniz, eğitiminiz, deneyiminiz, özgeçmişiniz, profil bağlantılarınız, kendinizle ilgili yazdıklarınız, bizi nereden duyduğunuz.',
        'Her kayıtla gönderim zamanı ve sayısı, dil, bu metnin sürümü, iki kez saklamayı önleyen bir özet; verdiğiniz ya da geri aldığınız rızanın zamanı; çalışanlarımızın eklediği durum, yanıt ile ekleri ve kopyasının gittiği adresler, takip günü, etiket, not, puan, görüşme zamanı ve yeri.',
      ],
      closing: [
        'Dört amaçla kullanırız: isteğinizi yanıtlamak, istediğiniz hizmetin süreçlerini yürütmek, sizinle iletişim kurmak, hukuki yükümlülüklerimizi yerine getirmek. Reklam için kullanmaz, satmayız. Zorunlu alanlar dolmadan form gönderilemez; bize başka yoldan da ulaşabilirsiniz.',
      ],
    },
    {
      title: 'Saklama ve güvenlik',
      paragraphs: ['Süresi dolan kayıt, ekindeki dosyalarla birlikte otomatik olarak silinir:'],
      points: [
        'Mesajlar ve teklif talepleri: geldikten {messagesKept} sonra.',
        'İstenmeyen ileti (spam) olarak ayrılanlar: bir çalışanımız baktıktan {spamKept} sonra; kimse bakmadıysa, türündeki öteki kayıtlarla aynı sürede.',
        'Olumsuz sonuçlanan başvurular: sonuçtan {rejectedKept} sonra; sonucu belli olmayanlar: geldikten {undecidedKept} sonra. İşe alınanlarınki özlük dosyasının süresince saklanır.',
        'Yetenek havuzundaki başvurular: olumsuz sonuçlansa da rızadan {poolKept} sonra; sonucu belli değilse geldikten {undecidedKept} geçmeden silinmez. Rıza geri alınırsa öteki başvurularla aynı sürede silinir.',
        'Elle sildiklerimiz: çöp kutusunda {trashKept} bekler, yukarıdaki süreleri aşmaz; siz isterseniz hemen silinir.',
        'Denetim izi: {auditKept} sonra.',
        'Silinen kaydın veritabanı dosyalarında bıraktığı izler: en geç bir gün sonra.',
        'Yedekler ve şifreli kopyaları: {backupsKept} sonra. Silinen kayıt onlarda en çok o kadar kalır, geri yüklenirse yeniden silinir.',
      ],
      closing: [
        'Kayıtlara yalnızca görevli çalışanlarımız, her biri rolünün gerektirdiği ölçüde ulaşır: mesajlara yöneticiler ve ofis çalışanları, başvurulara ve özgeçmişlere yöneticiler ve işe alım çalışanları. Yalnızca okuma yetkisi verilenler mesajları ve başvuruları görür, özgeçmiş dosyalarını açamaz. Girişler, giriş denemeleri, değişiklikler, dışa aktarmalar, açılan özgeçmişler, kişi aramaları ve silmeler denetim izine geçer; orada ziyaretçinin adı ya da sözü bulunmaz, kayıtlar yalnızca referans numarasıyla anılır.',
        'Kanun daha uzun saklamamızı isterse ya da bir uyuşmazlık sürüyorsa kaydı yalnızca o amaçla ve gerektiği kadar tutarız. Verilerinizi etkileyen bir ihlali size ve Kişisel Verileri Koruma Kuruluna mevzuattaki sürelerde bildiririz.',
      ],
    },
    {
      title: 'Üçüncü kişilerle paylaşım',
      paragraphs: [
        'Kişisel verilerinizi, açık rızanız olmadan üçüncü kişilerle paylaşmayız. Tek istisna kanundan doğan zorunluluktur: yetkili bir mahkeme, savcılık ya da kamu kurumu hukuka uygun biçimde isterse, istenenle sınırlı olarak veririz. Barındırma, yedekleme ya da e-posta hizmeti aldığımız kuruluşlar verileri yalnızca bizim adımıza ve talimatımızla işler.',
      ],
    },
    {
      id: 'abroad',
      title: 'Yurt dışına aktarım',
      paragraphs: [
        'Mesajınızı ya da başvurunuzu yurt dışındaki bir kuruluşa aktarmayız. Yurt dışına ancak siz seçerseniz veri gider:',
      ],
      points: [
        'Haritaya izin verirseniz IP adresiniz ve tarayıcı bilgileriniz Google’a gider. Bu, KVKK’nın 9. maddesi uyarınca, [risklerini bilerek](page:cookies#maps) verdiğiniz açık rızaya dayanır.',
        'WhatsApp’tan yazarsanız mesajınız ve numaranız WhatsApp’ın koşullarıyla işlenir. Bu yazışmalar ve telefon görüşmeleri siteye kaydedilmez.',
        'Yurt dışındaysanız yanıtımız da oraya gider.',
      ],
    },
    {
      id: 'visitors',
      title: 'Aydınlatma metni: bize yazan ziyaretçiler',
      paragraphs: [
        'Formla, e-postayla, telefonla ya da WhatsApp’tan bize ulaşan ya da teklif isteyen herkes için.',
      ],
      lines: [
        {
          label: 'Amaç',
          text: 'Mesajınızı yanıtlamak, ilgili ekibe iletmek, teklifinizi hazırlamak, yazışmayı sürdürmek, formlarımızı kötüye kullanıma karşı korumak.',
        },
        {
          label: 'Toplama yöntemi',
          text: 'Formlarla ve iletilerinizle elektronik ortamda, kısmen otomatik yolla; telefonda sözlü olarak.',
        },
        {
          label: 'Hukuki sebep',
          text: 'KVKK madde 5/2 (f), size yanıt vermekteki ve sitemizi güvende tutmaktaki meşru menfaatimiz; bir sözleşmenin kurulması ya da yürütülmesi için (c), kanuni yükümlülük için (ç), bir hakkın tesisi, kullanılması ya da korunması için (e).',
        },
        {
          label: 'Aktarım',
          text: 'Kanun zorunlu kılarsa yetkili kurumlara, yükümlülüğümüzü yerine getirmek için; hizmet aldığımız kuruluşlara, yalnızca barındırma, yedekleme ve iletim için.',
        },
        {
          label: 'Süre',
          text: '{messagesKept}; istenmeyen ileti olarak ayrılırsa bir çalışanımız baktıktan sonra {spamKept}.',
        },
      ],
    },
    {
      id: 'candidates',
      title: 'Aydınlatma metni: iş başvurusunda bulunanlar',
      paragraphs: [
        'Değerlendirmeyi insanlar yapar. Otomatik filtre bir başvuruyu yalnızca ayrı bir bölüme koyabilir; bir çalışanımız bakıp geri almazsa baktıktan {spamKept} sonra, kimse bakmadıysa öteki başvurularla aynı sürede silinir. Sağlık, din, sendika üyeliği gibi özel nitelikli bilgileri ve kimlik numaranızı lütfen özgeçmişinize eklemeyin.',
      ],
      lines: [
        {
          label: 'Amaç',
          text: 'Başvurunuzu almak, açık pozisyonlara uygunluğunuzu değerlendirmek, görüşme düzenlemek, size sonucu bildirmek, formlarımızı kötüye kullanıma karşı korumak.',
        },
        {
          label: 'Toplama yöntemi',
          text: 'Bu siteyle ve e-postayla elektronik ortamda, kısmen otomatik yolla; görüşmede sizden.',
        },
        {
          label: 'Hukuki sebep',
          text: 'İş sözleşmesinin kurulmasıyla doğrudan ilgili olduğu için KVKK madde 5/2 (c); doğru adayı seçmekteki ve sitemizi güvende tutmaktaki meşru menfaatimiz için (f), kanuni yükümlülük için (ç), bir hakkın korunması için (e).',
        },
        {
          label: 'Aktarım',
          text: 'Kanun zorunlu kılarsa yetkili kurumlara, yükümlülüğümüzü yerine getirmek için; hizmet aldığımız kuruluşlara, yalnızca barındırma, yedekleme ve iletim için.',
        },
        {
          label: 'Süre',
          text: 'Olumsuz sonuçlanırsa sonuçtan başlayarak {rejectedKept}; sonuçlanmazsa {undecidedKept}. [Yetenek havuzuna](page:privacy#talent-pool) rıza verirseniz, olumsuz sonuçlansa da rızadan başlayarak {poolKept}.',
        },
      ],
    },
    {
      id: 'talent-pool',
      title: 'Yetenek havuzu',
      paragraphs: [
        'Başvurunuzu ileride açılabilecek pozisyonlar için de değerlendirmemiz ayrı ve isteğe bağlı açık rızanıza bağlıdır (KVKK madde 5/1); vermemeniz başvurunuzu etkilemez. Rıza verirseniz başvurunuzu, olumsuz sonuçlansa da, rızanızdan başlayarak {poolKept} saklarız; o gün hâlâ sonuçlanmamışsa, geldiği günden başlayarak {undecidedKept} dolana dek.',
        'Rızanızı dilediğiniz zaman, neden göstermeden [{email.dataProtection}](mail:dataProtection) adresine yazarak geri alabilirsiniz. Geri aldığınızı kaydeder, başvurunuzu havuzdan çıkarırız; rıza verilmemiş bir başvurudan daha uzun saklamayız; o süre dolmuşsa sileriz.',
      ],
    },
    {
      title: 'Haklarınız',
      paragraphs: [
        'KVKK’nın 11. maddesine göre kişisel verilerinizin işlenip işlenmediğini öğrenme, bilgi isteme, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme, yurt içinde ya da dışında aktarıldığı üçüncü kişileri bilme hakkınız vardır.',
        'Eksik ya da yanlış verinin düzeltilmesini, kanundaki koşullarla silinmesini ya da yok edilmesini ve bunların verinin aktarıldığı kişilere bildirilmesini isteyebilir; yalnızca otomatik analizle aleyhinize çıkan sonuca itiraz edebilir, kanuna aykırı işlemeden doğan zararınızın giderilmesini isteyebilirsiniz.',
      ],
    },
    {
      id: 'requests',
      title: 'Nasıl başvurursunuz?',
      paragraphs: [
        'KVKK’nın 13. maddesi ve Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ’e göre Türkçe olarak:',
      ],
      points: [
        'imzalı dilekçeyle yukarıdaki posta adresimize,',
        'kayıtlı elektronik postayla (KEP) {kep} adresine,',
        'bize daha önce bildirdiğiniz, sistemimizde kayıtlı e-posta adresinizden ya da güvenli elektronik imza veya mobil imzayla [{email.dataProtection}](mail:dataProtection) adresine.',
      ],
      closing: [
        'Başvuruda şunlar bulunur: adınız ve soyadınız; yazılıysa imzanız; T.C. kimlik numaranız, yabancıysanız uyruğunuz ve pasaport numaranız ya da varsa kimlik numaranız; tebligata esas yerleşim yeri ya da iş yeri adresiniz; varsa bildirime esas e-posta adresiniz, telefon ve faks numaranız; talebinizin konusu. İlgili belgeleri de ekleyin.',
        'En geç 30 gün içinde, ücretsiz yanıtlarız. Tebliğ’e göre yazılı yanıtta yalnızca onuncudan sonraki her sayfa için 1 lira ya da kayıt ortamının maliyeti istenebilir.',
        'Başvurunuz reddedilir, yanıt yetersiz kalır ya da süresinde gelmezse yanıtı öğrendiğiniz tarihten itibaren 30, her hâlde başvurudan itibaren 60 gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
      ],
    },
    {
      title: 'Avrupa Birliği ve Birleşik Krallık',
      paragraphs: [
        'GDPR ya da UK GDPR size uygulanıyorsa dayanağımız meşru menfaat (madde 6/1-f), sözleşme öncesi adımlar (b), hukuki yükümlülük (c) ya da dilediğiniz an geri alabileceğiniz rızanızdır (a). Veri vermeniz kanunun ya da bir sözleşmenin gereği değildir; vermezseniz yalnızca o formu işleme alamayız (madde 13/2-e). Profil çıkarmayız; yalnızca otomatik işlemeye dayanan karar da vermeyiz.',
        'Verilerinizi doğrudan sizden, teknik sorumlununkileri teklif isteyenden alır, Türkiye’de saklarız; Avrupa Komisyonunun Türkiye için yeterlilik kararı yoktur. Birlik’te ve Birleşik Krallık’ta yerleşik değiliz, 27. maddeye göre atanmış temsilcimiz de yoktur.',
        'Erişim, düzeltme, silme, kısıtlama, itiraz ve taşınabilirlik haklarınız için bize yazabilir, ülkenizin veri koruma otoritesine (Birleşik Krallık’ta ICO) şikâyette bulunabilirsiniz.',
      ],
    },
    {
      title: '13 yaşından küçükler',
      paragraphs: [
        '13 yaşından küçüklerin verilerini bilerek toplamayız, fark edersek sileriz. Çocuğunuz bize yazdıysa haber verin.',
      ],
    },
    {
      title: 'Bu metindeki değişiklikler',
      paragraphs: [
        'Yeni sürüm bu sayfada, tarihiyle yayımlanır. Verilerinizi yeni bir amaçla kullanmamız gerekirse önce sizi bilgilendirir, gerekiyorsa rızanızı isteriz.',
      ],
    },
  ],
};
