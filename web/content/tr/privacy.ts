import type { PageContent } from '#web/content/schema.ts';

export const privacy: PageContent<'privacy'> = {
  seo: {
    title: 'Gizlilik politikası, KVKK aydınlatma metni | Gökhat Telekom',
    description:
      'Gökhat Telekom hangi kişisel verileri, hangi amaçla ve ne kadar süre işliyor? KVKK aydınlatma metni, 11. madde kapsamındaki haklarınız ve başvuru yolu.',
  },
  heroTitle: 'Gizlilik politikası ve aydınlatma metni',
  heroDescription:
    'Bize emanet ettiğiniz bilgiyle ne yaptığımızı, onu ne kadar tuttuğumuzu ve haklarınızı düz bir dille anlatıyoruz.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'Giriş',
      paragraphs: [
        'Bu sayfa, sitemizi ziyaret eden, bize yazan ya da iş başvurusunda bulunan kişilerin verilerini nasıl işlediğimizi anlatır. Aynı zamanda 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırladığımız aydınlatma metnidir.',
        'Siteyi okumak için bize kim olduğunuzu söylemeniz gerekmez. Kişisel verinizi ancak siz yazdığınızda ya da başvurduğunuzda, o iş için gerektiği kadar işleriz. Tarayıcınızda tutulan kayıtlar için çerez politikamıza bakabilirsiniz.',
      ],
    },
    {
      title: 'Topladığımız veriler ve kullanım amaçları',
      paragraphs: [
        'Bize yazdığınızda adınızı, e-posta adresinizi ve mesajınızı; siz eklerseniz telefonunuzu, şirketinizi ve konuyu alırız. İş başvurusunda iletişim bilgilerinizi, eğitim ve deneyim bilgilerinizi, özgeçmişinizi ve paylaştığınız profil bağlantılarını alırız. Her kaydın yanında tarih ve saat, kullandığınız dil ve o gün geçerli olan aydınlatma metninin sürümü de yer alır.',
        'Bu verileri dört amaçla kullanırız: isteğinizi yanıtlamak, istediğiniz hizmetle ilgili süreçleri yürütmek, bu konuda sizinle iletişim kurmak ve hukuki yükümlülüklerimizi yerine getirmek. Reklam için kullanmaz, satmayız.',
        'Sunucularımız, siteyi ayakta ve güvende tutmak için her isteğin IP adresini, zamanını ve hangi sayfaya yapıldığını kaydeder. Bu kayıtlardan kim olduğunuzu çıkarmaya çalışmaz, onları güvenlik için gerekenden uzun tutmayız.',
      ],
    },
    {
      title: 'Saklama ve güvenlik',
      paragraphs: [
        'Mesajları ve başvuruları, yalnızca bu işle görevli çalışanlarımızın girebildiği bir yönetim alanında tutarız. Girişler, dışa aktarmalar, değişiklikler ve silme işlemleri kayda geçer. Önlemlerimizi ISO/IEC 27001 bilgi güvenliği yönetim sistemimiz kapsamında gözden geçiririz.',
        'Mesajları 24 ay, olumsuz sonuçlanan iş başvurularını 12 ay, istenmeyen ileti (spam) olarak ayrılan kayıtları 30 gün saklarız. Süre dolduğunda kayıt, ekindeki dosyalarla birlikte silinir. Değerlendirmesi süren başvurular sonuçlanana kadar, işe alınanların başvuruları ise özlük dosyasının tabi olduğu sürelerle saklanır.',
        'Bir kanun daha uzun saklamamızı isterse ya da bir uyuşmazlık sürüyorsa kaydı yalnızca o amaçla ve gerektiği kadar tutarız. Tüm önlemlere karşın verilerinizi etkileyen bir ihlal olursa bunu size ve Kişisel Verileri Koruma Kuruluna mevzuattaki sürelerde bildiririz.',
      ],
    },
    {
      title: 'Üçüncü kişilerle paylaşım',
      paragraphs: [
        'Kişisel verilerinizi, açık rızanız olmadan üçüncü kişilerle paylaşmayız. Bunun tek istisnası kanundan doğan zorunluluktur: yetkili bir mahkeme, savcılık ya da kamu kurumu hukuka uygun biçimde isterse, istenenle sınırlı olarak veririz.',
        'Barındırma ya da e-posta gibi teknik bir hizmet aldığımız kuruluşlar verileri yalnızca bizim adımıza, talimatımızla ve sözleşmeyle bağlı olarak işler; kendi amaçları için kullanamaz.',
        'Mesajınızı ya da başvurunuzu yurt dışına aktarmayız. Haritayı açmayı seçerseniz tarayıcınız Google ile doğrudan bağlantı kurar; bunun ne anlama geldiğini çerez politikamızda anlattık.',
      ],
    },
    {
      title: 'Haklarınız, kısaca',
      paragraphs: [
        'Hakkınızda hangi verileri işlediğimizi öğrenebilir, yanlışın düzeltilmesini, artık gerekmeyen verinin silinmesini ve bunlar hakkında size bilgi verilmesini isteyebilirsiniz. Bunun için kvkk@gokhat.example adresine yazmanız yeter. Hakların kanundaki tam listesi aşağıda, aydınlatma metninin içindedir.',
      ],
    },
    {
      title: 'Aydınlatma metni: veri sorumlusu',
      paragraphs: [
        'KVKK’ya göre veri sorumlusu: Gökhat Telekom ve Dijital Hizmetler A.Ş. Adres: Örnek Mahallesi, Sinyal Sokak No: 1, 34750 Ataşehir / İstanbul. Telefon: +90 216 000 00 00. Kişisel verilerle ilgili her konu için e-posta: kvkk@gokhat.example.',
      ],
    },
    {
      title: 'Aydınlatma metni: bize yazan ziyaretçiler',
      paragraphs: [
        'Amaç: mesajınızı okumak, yanıtlamak, gerekirse ilgili ekibe iletmek, sonraki yazışmayı sürdürmek ve formlarımızı kötüye kullanıma karşı korumak.',
        'Toplama yöntemi: bu sitedeki formlar ve bize gönderdiğiniz e-postalar aracılığıyla, elektronik ortamda, kısmen otomatik yolla.',
        'Hukuki sebep: KVKK madde 5/2 (f), size yanıt vermekteki ve sitemizi güvende tutmaktaki meşru menfaatimiz. Mesajınız bir sözleşmenin kurulması ya da yürütülmesiyle ilgiliyse madde 5/2 (c); kanunun yüklediği bir yükümlülük varsa madde 5/2 (ç); bir hakkın tesisi, kullanılması ya da korunması gerekiyorsa madde 5/2 (e).',
        'Aktarım: yalnızca kanunun zorunlu kıldığı durumlarda yetkili kurumlara, hukuki yükümlülüğümüzü yerine getirmek için; teknik hizmet aldığımız kuruluşlara ise yalnızca barındırma ve iletim için, bizim adımıza.',
        'Süre: mesajlar 24 ay, istenmeyen ileti olarak ayrılanlar 30 gün.',
      ],
    },
    {
      id: 'candidates',
      title: 'Aydınlatma metni: iş başvurusunda bulunanlar',
      paragraphs: [
        'Amaç: başvurunuzu almak, açık pozisyonlara uygunluğunuzu değerlendirmek, görüşme düzenlemek ve size sonucu bildirmek. Değerlendirmeyi insanlar yapar, hiçbir başvuru yalnızca otomatik bir sistemin kararıyla elenmez.',
        'İşlenen veriler: kimlik ve iletişim bilgileriniz, eğitiminiz, deneyiminiz, özgeçmişiniz, paylaştığınız profil bağlantıları ve değerlendirme sırasında tuttuğumuz notlar. Sağlık, din, sendika üyeliği gibi özel nitelikli bilgilere ya da kimlik numaranıza ihtiyacımız yok, lütfen özgeçmişinize eklemeyin.',
        'Toplama yöntemi: bu site ve e-posta aracılığıyla, elektronik ortamda, kısmen otomatik yolla ya da görüşme sırasında sizden.',
        'Hukuki sebep: bir iş sözleşmesinin kurulmasıyla doğrudan ilgili olduğu için KVKK madde 5/2 (c); doğru adayı seçmekteki meşru menfaatimiz için madde 5/2 (f); hukuki yükümlülüklerimiz için madde 5/2 (ç); olası bir uyuşmazlıkta hakkın korunması için madde 5/2 (e).',
        'Aktarım: yalnızca kanunun zorunlu kıldığı durumlarda yetkili kurumlara, hukuki yükümlülüğümüzü yerine getirmek için; teknik hizmet aldığımız kuruluşlara ise yalnızca barındırma ve iletim için, bizim adımıza.',
        'Süre: olumsuz sonuçlanan başvurular 12 ay.',
      ],
    },
    {
      title: 'Yetenek havuzu',
      paragraphs: [
        'Başvurunuzu ileride açılabilecek pozisyonlar için saklamamızı isterseniz bunun için ayrıca açık rızanızı alırız (KVKK madde 5/1). Rıza vermemeniz başvurunuzun değerlendirilmesini etkilemez.',
        'Rızanızı dilediğiniz zaman, neden göstermeden, kvkk@gokhat.example adresine yazarak geri alabilirsiniz. O zaman başvurunuzu yetenek havuzundan çıkarır, saklamak için başka bir hukuki sebep kalmadıysa sileriz.',
      ],
    },
    {
      title: 'KVKK madde 11 kapsamındaki haklarınız',
      paragraphs: [
        'Bize başvurarak kişisel verilerinizin işlenip işlenmediğini öğrenme, işlenmişse buna ilişkin bilgi isteme, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme, yurt içinde ya da yurt dışında aktarıldığı üçüncü kişileri bilme hakkınız vardır.',
        'Eksik ya da yanlış işlenmişse düzeltilmesini, kanundaki koşullar çerçevesinde silinmesini ya da yok edilmesini, yapılan düzeltme ve silmenin verilerin aktarıldığı üçüncü kişilere bildirilmesini isteyebilirsiniz.',
        'Verilerin yalnızca otomatik sistemlerle analiz edilmesi sonucu aleyhinize bir sonuç çıkmasına itiraz edebilir, kanuna aykırı işleme yüzünden zarara uğrarsanız zararın giderilmesini isteyebilirsiniz.',
      ],
    },
    {
      title: 'Nasıl başvurursunuz?',
      paragraphs: [
        'Bize daha önce yazdığınız e-posta adresinden kvkk@gokhat.example adresine yazın ya da imzalı dilekçenizi yukarıdaki posta adresimize gönderin. Adınızı, size ulaşabileceğimiz bir adresi ve ne istediğinizi belirtmeniz işi hızlandırır. Kimliğinizden emin olamazsak yalnızca bunun için gereken bilgiyi sorarız.',
        'Başvurunuzu en geç 30 gün içinde ve ücretsiz sonuçlandırırız. İşlem ayrıca bir maliyet gerektirirse Kurulun belirlediği tarifedeki ücret istenebilir.',
        'Başvurunuz reddedilirse, yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız, yanıtımızı öğrendiğiniz tarihten itibaren 30 gün ve her hâlde başvuru tarihinden itibaren 60 gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
      ],
    },
    {
      title: 'Avrupa Birliği’nden ziyaret edenler',
      paragraphs: [
        'Avrupa Birliği Genel Veri Koruma Tüzüğü’nün (GDPR) size uygulandığı durumlarda verilerinizi, yanıt vermekteki meşru menfaatimize (madde 6/1-f), sözleşme öncesi adımlara (madde 6/1-b), hukuki yükümlülüğe (madde 6/1-c) ya da rızanıza (madde 6/1-a) dayanarak işleriz. Verileriniz Türkiye’de saklanır.',
        'Erişim, düzeltme, silme, işlemeyi kısıtlama, itiraz ve veri taşınabilirliği haklarınızı aynı adrese, kvkk@gokhat.example adresine yazarak kullanabilirsiniz. Yaşadığınız ülkenin veri koruma otoritesine de şikâyette bulunabilirsiniz.',
      ],
    },
    {
      title: '13 yaşından küçükler',
      paragraphs: [
        'Sitemiz çocuklara yönelik değildir. 13 yaşından küçüklerin kişisel verilerini bilerek toplamayız. Böyle bir veri aldığımızı fark edersek sileriz. Çocuğunuzun bize yazdığını düşünüyorsanız kvkk@gokhat.example adresine haber verin.',
      ],
    },
    {
      title: 'Bu metindeki değişiklikler',
      paragraphs: [
        'Yaptığımız iş ya da mevzuat değişirse bu metni de değiştiririz. Yeni sürüm bu sayfada, güncelleme tarihiyle yayımlanır. Verilerinizi yeni bir amaçla kullanmamız gerekirse önce sizi bilgilendirir, gerekiyorsa rızanızı isteriz.',
      ],
    },
  ],
};
