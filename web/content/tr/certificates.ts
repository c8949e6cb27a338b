import type { PageContent } from '#contract/content/schema.ts';

export const certificates: PageContent<'certificates'> = {
  seo: {
    title: 'ISO 9001, 14001, 27001, 10002 sertifikaları | {name}',
    description:
      '{name} hangi kalite, çevre, bilgi güvenliği ve müşteri memnuniyeti sertifikalarını taşıyor? Bunlar neyi kapsıyor, ne zamana kadar geçerli?',
  },
  hero: {
    title: 'Duvardaki çerçeve değil, masadaki alışkanlık.',
    lead: 'Dört uluslararası standarda göre çalışıyor, bağımsız denetçilere de bunu gösteriyoruz. Hangi belgenin neyi kapsadığını ve ne zamana kadar geçerli olduğunu aşağıda bulabilirsiniz.',
  },
  validUntil: '{date} tarihine kadar geçerli',
  renewal: 'Yenileme süreci sürüyor',
  open: 'Belgeyi aç (PDF)',
  labels: { issuer: 'Belgelendiren', number: 'Belge no', scope: 'Kapsam' },
  items: {
    iso9001: {
      plate: 'Eş merkezli halkalardan oluşan giyoş desen',
      subtitle: 'Kalite yönetim sistemi',
      description:
        'Arabağlantının açılmasından faturanın kesilmesine kadar her adımın sorumlusu, ölçüsü ve kaydı bellidir. Bir hata olduğunda nedenine inilir.',
      scope: 'Uluslararası ses ve mesaj trafiğinin taşınması, numara hizmetleri',
    },
    iso14001: {
      plate: 'Yaprakları andıran giyoş desen',
      subtitle: 'Çevre yönetim sistemi',
      description:
        'Enerji kullanımının, atığın ve satın almanın çevreye etkisi ölçülür. Hedefler yazılır, her yıl sonuçlarla karşılaştırılır.',
      scope: 'Merkez ofis ve veri merkezindeki donanım',
    },
    iso27001: {
      plate: 'Birbirine kenetlenmiş, sık örgülü giyoş desen',
      subtitle: 'Bilgi güvenliği yönetim sistemi',
      description:
        'Trafik kayıtları, müşteri verileri ve API anahtarları için riskler değerlendirilir. Erişim göreve göre verilir, görev değişince kaldırılır.',
      scope: 'Ses ve mesaj altyapısı, CPaaS platformu, müşteri verileri',
    },
    iso10002: {
      plate: 'Açık yaylardan oluşan giyoş desen',
      subtitle: 'Müşteri memnuniyeti ve şikâyet yönetimi',
      description:
        'Her şikâyet kaydedilir, alındığı size bildirilir, sonucu yazılı verilir. Kapanan dosyadan çıkan ders sürece işlenir.',
      scope: 'Müşteri destek ve faturalama süreçleri',
    },
  },
  sections: {
    'quality-management': {
      title: 'Kalite, iyi geçen tek bir gün değildir.',
      paragraphs: [
        'Toptan trafikte asıl mesele, bugün iyi yaptığınızı yarın da aynı biçimde yapabilmektir. ISO 9001 bizden yeni bir rotanın hangi testlerden geçeceğini, bir arıza kaydının kimde duracağını, fiyat değişikliğinin kime ne zaman bildirileceğini önceden yazmamızı ister.',
        'ISO 10002 ise işler ters gittiğinde ne yapacağımızı söyler. Şikâyetiniz kaybolmaz; hangi aşamada olduğunu sorduğunuzda size söyleyecek biri vardır.',
      ],
    },
    'information-security': {
      title: 'Taşıdığımız söz bize emanet.',
      paragraphs: [
        'Ağımızdan geçen çağrı da mesaj da bizim değildir. ISO/IEC 27001’e göre kurduğumuz bilgi güvenliği yönetim sistemi, bu emanete kimin, ne için ve hangi kayıtla erişebileceğini belirler.',
        'Erişim yetkilerini düzenli gözden geçirir, yedekleri geri yükleyerek sınar, olası bir olayda ne yapacağımızın provasını yaparız. Bir açık bulduğunuzu düşünüyorsanız [{email.info}](mail:info) adresine yazın; iyi niyetle bildirene teşekkür ederiz.',
      ],
    },
    'quality-commitment': {
      title: 'Denetçi gittikten sonra da.',
      paragraphs: [
        'Belge, verilmiş bir sözün kâğıda dökülmüş hâlidir. İki denetim arasında kendi iç denetimimizi yapar, her bulguyu bir sorumlu ve bir tarihle yazar, kapanana kadar peşini bırakmayız.',
        'Bir sertifikanın süresi dolduğunda bunu saklamayız, kartın üzerinde yenileme sürecinde olduğu yazar. Belgelerin kopyasını görmek isteyen iş ortaklarımız [{email.partners}](mail:partners) adresine yazabilir.',
      ],
    },
  },
  callToAction: {
    title: 'Belgenin kendisini görmek ister misiniz?',
    text: 'Tedarikçi dosyanız için bir kopya, kapsam eki ya da denetim özeti gerekiyorsa yazın, gönderelim.',
    action: 'Belge isteyin',
  },
};
