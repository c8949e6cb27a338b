import type { PageContent } from '#contract/content/schema.ts';

export const services: PageContent<'services'> = {
  seo: {
    title: 'Toptan ses, A2P SMS, CPaaS ve Ar-Ge | {name}',
    description:
      'Arabağlantı, numara yönetimi, A2P ve OTP SMS, uluslararası ses sonlandırma, CPaaS API’leri ve yapay zekâ destekli yönlendirme: {name} hizmetleri.',
  },
  hero: {
    title: '“Alo”dan “efendim”e kadar her şey.',
    lead: 'Operatörler için toptan ses ve mesaj, işletmeler için API’ler, ikisinin altında da kendi yazdığımız yazılım.',
    plate:
      'Bir sesin dalgası örneklere ayrılıyor, birçok yoldan geçip karşı uçta yeniden ses oluyor.',
  },
  coverage: {
    title: 'Nereye, neyle, hangi adla?',
    text: 'Hangi ülkede ne sunuyoruz, SMS kimin adıyla gidebilir? Listede olmayan bir ülkeyi de sorun; rotamız olup olmadığını aynı yanıtta yazarız. İşaretlediğiniz ülkeler teklif formuna kendiliğinden geçer.',
    search: 'Ülke arayın',
    service: 'Hizmet',
    all: 'Her hizmet',
    serviceNames: { sms: 'SMS', voice: 'Ses', numbers: 'Numara', interconnection: 'Arabağlantı' },
    senderRules: {
      free: 'Gönderen adı serbest',
      registered: 'Gönderen adı önceden kaydedilir',
      numeric: 'Gönderen yalnızca numara olabilir',
      local: 'SMS yerel bir numaradan gider',
      none: 'Gönderen adı kullanılamaz',
    },
    found: '{count} ülke bulundu.',
    none: 'Aradığınız ülke listede yok; teklif formunda adını yazmanız yeter.',
    showAll: 'Bütün ülkeleri göster ({count})',
    ask: 'İşaretli {count} ülke için teklif isteyin',
  },
  codeSamples: {
    title: 'Bir istek, bir yanıt.',
    text: 'Bunlar örnektir: adres, numara ve anahtar gerçek değildir. Gerçeklerini ve belgeleri hesabınızla birlikte veririz.',
    products: 'API',
    languages: 'Programlama dili',
    product: { sms: 'SMS', voice: 'Ses', verification: 'Doğrulama' },
    answer: 'Yanıt',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    message: 'Kargonuz yola çıktı.',
    spoken: 'Siparişiniz hazır.',
  },
  smsCalculator: {
    title: 'Bir ş kaç harf eder?',
    text: 'Operatörler ticari SMS’in sonuna beş karakterlik bir kod ekler (BTK kararı, 2016/DK-YED/211). Faturada ğ, Ğ, ş, Ş, ı, İ ve ç iki birim sayılır; Türkçe tabloyu tanıyan bir şebeke bunları tek birimle taşır. Bu alfabelerde olmayan tek bir işaret ise bütün mesajı UCS-2’ye geçirir.',
    caption: 'Kodun yanına sığan en uzun metin, birim olarak',
    alphabets: {
      gsm7: 'GSM-7',
      turkishLockingShift: 'Türkçe tablo',
      turkishSingleShift: 'GSM-7 ve Türkçe ek tablo',
      ucs2: 'UCS-2',
    },
    api: 'Aynı sonucu yazılımınız da alabilir:',
    message: 'Mesajınız',
    sample:
      'Sayın müşterimiz, siparişiniz yola çıktı. Kuryemiz bugün öğleden sonra kapınızda olacak. Teslim saatini değiştirmek için bu mesajı yanıtlayın.',
    privacy: 'Yazdıklarınız tarayıcınızda kalır; gönderilmez, saklanmaz.',
    operatorCode: 'Operatörün beş karakterlik kodu eklensin',
    sender: 'Gönderici adı',
    senderHint: '3–11 karakter; operatörlere belgeyle tescil ettirilir.',
    senderRefused:
      'Operatörler bu adı kabul etmez. Ad 3–11 karakter olmalı; yalnızca A’dan Z’ye harf (Türkçeye özgü olanlar hariç), rakam ve boşluk içermelidir.',
    senderIsAddress: 'Web adresi gönderici adı olamaz.',
    hasLink:
      'Mesajda bağlantı var. Yurt dışından gelen bağlantılı A2P mesajları 1 Nisan 2026’dan beri Türkiye’de engelleniyor.',
    billed: 'Faturada',
    carried: 'Şebekede',
    parts: 'SMS',
    units: 'Birim',
    left: 'Kalan',
    costly: 'Fazladan yer tutan karakterler',
    noneCostly: 'Hepsi birer birim.',
    double: 'çift',
  },
  sections: {
    'international-ops': {
      plate: 'Noktalarla çizilmiş dünya; İstanbul’dan kıtalara yükselen yaylar.',
      title: 'Uluslararası operasyonlar',
      subtitle: 'Sınırda beklemeyen trafik',
      description:
        'İki şebekenin konuşabilmesi için bir anlaşma, bir numara planı ve düzgün kurulmuş bir arabağlantı gerekir. Üçünü de hazırlar, ağı günün her saati izler, trafiğiniz büyüdükçe kapasiteyi artırırız.',
      figures: [
        { figure: '{figures.partners}', label: 'küresel iş ortağı' },
        { figure: '{figures.service}', label: 'ağ izleme' },
      ],
      features: [
        {
          title: 'Operatörler arası arabağlantı',
          text: 'SIP üzerinden IP arabağlantı; isterseniz IPsec tüneliyle ya da SIP-TLS ile. Kodek, kapasite ve kabul testleri, bağlantı açılmadan önce karşılıklı yazılır.',
        },
        {
          title: 'Numara yönetimi',
          text: 'Coğrafi, mobil ve ücretsiz arama numaralarının temini, taşınması ve iadesi. Her ülkenin hangi belgeleri ve adres koşullarını istediğini baştan söyleriz.',
        },
        {
          title: 'Trafik aktarımı',
          text: 'Doğrudan bağlantınızın olmadığı ülkelere transit ses ve SMS. Her ülke için birincil ve yedek rota tanımlıdır; biri kesilince trafik ötekine geçer.',
        },
        {
          title: 'HLR ve MNP sorgusu',
          text: 'Numaranın açık olup olmadığını ve hangi operatöre taşındığını trafik yola çıkmadan öğreniriz. Böylece çağrı da mesaj da boşa gitmez, doğru şebekeye gider.',
        },
        {
          title: 'Tarife ve mutabakat',
          text: 'Fiyat değişiklikleri yürürlük tarihiyle bildirilir. Dönem sonunda çağrı detay kayıtları (CDR) karşılaştırılır, fark çıkarsa satır satır birlikte giderilir.',
        },
        {
          title: 'Hizmet düzeyi (SLA)',
          text: 'Herkes için geçerli tek bir SLA ilan etmiyoruz. Erişilebilirlik, teslim süresi ve arızaya yanıt süresi rotadan rotaya değişir; sözleşmenizde iki tarafın da ölçebileceği sayılarla yazılır.',
        },
      ],
      ask: 'Arabağlantı ya da rota isteyin',
    },
    'communication-tech': {
      plate: 'Her yandan gelen çizgiler dar bir boğazdan düzenle geçip yeniden açılıyor.',
      title: 'İletişim teknolojileri',
      subtitle: 'Doğru kapıyı çalan ses ve mesaj',
      description:
        'Bankanın gönderdiği kod, süresi dolmadan gelmeli; uluslararası çağrıda ses kesilmemeli. A2P ve OTP mesajlarının, uluslararası sesin ve operatör sonlandırmasının her adımını ölçer, rotayı bu ölçümlere göre seçeriz.',
      figures: [{ figure: '155', label: 'karakter, operatör koduyla tek SMS' }],
      features: [
        {
          title: 'A2P SMS',
          text: 'Bildirim, hatırlatma ve bilgilendirme mesajları SMPP ya da HTTP ile. Türkiye’de gönderici adını belgeleriyle tescil ettirir, ticari iletiden önce alıcının İYS’deki onayına bakarız.',
        },
        {
          title: 'OTP SMS',
          text: 'Tek kullanımlık kodlar, kampanya trafiğinden ayrı ve öncelikli bir kuyruktan çıkar. SMS ulaşmazsa kodu sesli aramayla da okutabilirsiniz.',
        },
        {
          title: 'Uluslararası ses',
          text: 'Arayan numaranın (CLI) korunduğu toptan ses; rotalar yanıtlanma oranı (ASR), ortalama çağrı süresi (ACD) ve çevirme sonrası bekleme süresiyle (PDD) izlenir. STIR/SHAKEN kullanan ülkelere giden çağrılarda imza varsa olduğu gibi iletilir.',
        },
        {
          title: 'Operatör bağlantıları ve sonlandırma',
          text: 'Sabit ve mobil şebekelere doğrudan ya da sözleşmeli ortaklarımız üzerinden sonlandırma. Gönderici başlığının tescil edilmesi gereken ülkelerde başvuruyu sizinle birlikte hazırlarız.',
        },
        {
          title: 'Yönlendirme optimizasyonu',
          text: 'En düşük maliyetli yönlendirme (LCR) tek başına yetmez. Fiyatın yanına ASR, ACD ve teslim oranını koyar, belirlenen eşiğin altına düşen rotayı devre dışı bırakırız.',
        },
        {
          title: 'Dolandırıcılığa karşı önlem',
          text: 'Wangiri (tek çaldırma), uluslararası gelir paylaşımı dolandırıcılığı (IRSF), yapay olarak şişirilmiş SMS trafiği (AIT) ve sahte yanıt sinyali (FAS) için eşikler koyarız. Eşik aşılınca o trafiği durdurur, size haber veririz.',
        },
      ],
      ask: 'SMS ve ses fiyatı isteyin',
    },
    'digital-services': {
      plate: 'Tek bir istek, düğümlerden oluşan bir kafese yelpaze gibi dağılıyor.',
      title: 'Dijital hizmetler',
      subtitle: 'Birkaç satır kodla iletişim',
      description:
        'CPaaS platformumuz telekomun çetrefil yanını bir API’nin arkasına alır. Uygulamanız mesaj gönderir, arar, doğrular; siz de olan biteni canlı izlersiniz.',
      features: [
        {
          title: 'SMS API’si',
          text: 'Tekli ve toplu gönderim, ileri tarihli mesaj, iki yönlü SMS. Teslim raporları (DLR) geldikçe webhook ile adresinize düşer.',
        },
        {
          title: 'Ses API’si',
          text: 'Arama başlatma, yönlendirme, sesli yanıt (IVR) ve metin seslendirme. Çaldı, açıldı, kapandı: çağrının her adımı uygulamanıza ayrı bir olay olarak bildirilir.',
        },
        {
          title: 'Doğrulama API’si',
          text: 'Kodu üretmek, geçerlilik süresini izlemek, denemeleri sınırlamak bizim işimiz. Önce SMS mi ses mi denensin, siz belirlersiniz.',
        },
        {
          title: 'Geliştirici belgeleri',
          text: 'Kopyalayıp çalıştırabileceğiniz örnekler, hata kodlarının anlamı, sürüm notları. Belgede yanıtını bulamadığınız soruyu mühendislerimize sorarsınız, yanıtını sonra belgeye de ekleriz.',
        },
        {
          title: 'Gerçek zamanlı trafik izleme',
          text: 'Teslim oranı, ASR, ACD ve harcama; ülke, operatör ve rota kırılımıyla aynı ekranda. Siz eşiği belirleyin, aşıldığında e-posta ya da webhook ile haber verelim.',
        },
        {
          title: 'Anahtarlar ve sınırlar',
          text: 'Her uygulamaya ayrı API anahtarı, IP kısıtı ve günlük harcama sınırı tanımlanır. Anahtarı yenilediğinizde eskisi bir süre daha çalışır, trafiğiniz durmaz.',
        },
      ],
      ask: 'API erişimi isteyin',
    },
    'research-dev': {
      plate: 'Satır satır akan bir tayf; aralarından tek bir taşıyıcı sinyal yükseliyor.',
      title: 'Araştırma ve geliştirme',
      subtitle: 'Trafiğin dilini öğrenen yazılım',
      description:
        'Ağımızı çalıştıran yazılımı, trafiği izleyen ekiple yan yana yazıyoruz. Yeni bir fikir önce geçmiş kayıtlarla, sonra trafiğin küçük bir diliminde denenir; işe yararsa yaygınlaşır.',
      features: [
        {
          title: 'Telekom yazılımı',
          text: 'Yönlendirme, tarife ve mutabakat araçlarını kendimiz geliştiriyoruz. Operasyon ekibi sabah bir eksikten söz ettiğinde geliştirici bunu yan masadan duyar.',
        },
        {
          title: 'Trafik analizi',
          text: 'Çağrının ve mesajın içeriğine bakmadan, yalnızca trafik kayıtlarını inceleriz. Düşen teslim oranı ya da ansızın çoğalan kısa çağrılar böylece erkenden göze çarpar.',
        },
        {
          title: 'Otomasyon',
          text: 'Tarife dosyalarını okumak, rotaları sınamak, numara planlarını güncellemek yazılımın işi. İstisnalara insan bakar; tekrarlanan iş azaldıkça asıl soruna vakit kalır.',
        },
        {
          title: 'Yapay zekâ ile yönlendirme',
          text: 'Modeller geçmiş trafiğe bakarak bir rotanın önümüzdeki saatlerde nasıl çalışacağını tahmin eder, bir sıralama önerir. Sınırları mühendisler koyar; her değişiklik gerekçesiyle kaydedilir ve geri alınabilir.',
        },
        {
          title: 'Dışarıdan ölçüm',
          text: 'Test numaralarına düzenli olarak çağrı ve mesaj göndeririz. Sesin duyulduğunu, kodun geldiğini, arayan numaranın değişmediğini yalnızca raporlardan değil, telefonun kendisinden de görürüz.',
        },
      ],
      ask: 'Ar-Ge ekibine yazın',
    },
  },
  addedAreas: {},
  callToAction: {
    title: 'Trafiğiniz nereye gidecek?',
    text: 'Ülkeleri, aylık dakika ya da mesaj adedini, bugün sizi ne zorluyorsa onu yazın; rota ve fiyat önerimizle dönelim.',
    action: 'Teklif isteyin',
  },
};
