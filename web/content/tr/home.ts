import type { PageContent } from '#web/content/schema.ts';

export const home: PageContent<'home'> = {
  seo: {
    title: 'Gökhat Telekom | Uluslararası ses, SMS ve iletişim API’leri',
    description:
      'İstanbul merkezli Gökhat Telekom, operatörlerin ve işletmelerin uluslararası ses ve mesaj trafiğini 2009’dan beri 150’den fazla ülkeye taşıyor.',
  },
  hero: {
    title: 'Dünya, İstanbul’dan geçen bir hat kadar yakın.',
    lead: 'Uluslararası ses ve mesaj trafiğini 150’den fazla ülkeye taşıyor, operatörlerle işletmeleri tek altyapıda buluşturuyoruz.',
    plate:
      'Alacakaranlıkta İstanbul: soldan gelen bir sinyal camilere, Galata Kulesi’ne ve Boğaz’daki köprüye dönüşüyor; denizde bir vapur var.',
    primary: 'İş ortağımız olun',
    secondary: 'Hizmetleri inceleyin',
  },
  stats: {
    years: 'yıllık deneyim',
    countries: 'ülke',
    partners: 'küresel iş ortağı',
    service: 'kesintisiz hizmet',
  },
  areas: {
    eyebrow: 'Hizmetler',
    title: 'Bir çağrının, bir mesajın, bir isteğin bütün yolu.',
  },
  certificates: {
    eyebrow: 'Sertifikalar',
    title: 'Güven, belgelenmiş bir iştir.',
    text: 'Kalitede, çevrede, bilgi güvenliğinde ve müşteri memnuniyetinde nasıl çalıştığımızı yazıya döktük, sonra bağımsız denetçilerin önüne koyduk.',
    action: 'Sertifikaları görün',
  },
  more: {
    title: 'Hattın arkasında ne var?',
    sustainability: {
      title: 'Daha az enerjiyle aynı uzaklık',
      text: 'Bıraktığımız izi nasıl ölçüyor, nasıl küçültüyoruz?',
    },
    life: {
      title: 'Gece üçte kimi ararsınız?',
      text: 'Ekibi, öğrenmeyi ve birlikte çalışmayı bizden dinleyin.',
    },
  },
  callToAction: {
    title: 'Hattın öbür ucunda bir insan var.',
    text: 'Bir rota, bir entegrasyon ya da aklınıza takılan bir soru için yazın. Bir iş günü içinde adıyla sanıyla biri size döner.',
    action: 'Bize yazın',
  },
};
