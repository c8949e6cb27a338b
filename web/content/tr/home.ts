import type { PageContent } from '#contract/content/schema.ts';

export const home: PageContent<'home'> = {
  seo: {
    title: '{name} | Uluslararası ses, SMS ve iletişim API’leri',
    description:
      '{name} {founded} yılında İstanbul’da kuruldu; bugün operatörlerin ve işletmelerin ses ve mesaj trafiğini {figures.countries} ülkeye taşıyor.',
  },
  hero: {
    title: 'Dünya, İstanbul’dan geçen bir hat kadar yakın.',
    lead: 'Uluslararası ses ve mesaj trafiğini {figures.countries} ülkeye taşıyor, operatörlerle işletmeleri tek altyapıda buluşturuyoruz.',
    plate:
      'Alacakaranlıkta İstanbul: soldan gelen bir sinyal camilere, Galata Kulesi’ne ve Boğaz’daki köprüye dönüşüyor; denizde bir vapur var.',
    primary: 'İş ortağımız olun',
    secondary: 'Hizmetleri inceleyin',
  },
  stats: {
    years: 'yıllık deneyim',
    countries: 'ülke',
    partners: 'küresel iş ortağı',
    service: 'hizmet',
  },
  areas: {
    eyebrow: 'Hizmetler',
    title: 'Bir çağrının, bir mesajın, bir API isteğinin baştan sona yolu.',
  },
  certificates: {
    eyebrow: 'Sertifikalar',
    title: 'Nasıl çalıştığımız yazılı, denetimi bağımsız.',
    text: 'Kalite, çevre, bilgi güvenliği ve müşteri memnuniyetinde dört uluslararası standarda göre çalışıyoruz; buna uyup uymadığımıza bağımsız denetçiler bakıyor.',
    action: 'Sertifikaları görün',
  },
  more: {
    title: 'İşin görünmeyen yanı',
    sustainability: {
      title: 'Aynı mesafe, daha az enerji',
      text: 'Bıraktığımız izi nasıl ölçüyor, nasıl küçültüyoruz?',
    },
    life: {
      title: 'Gece üçte kimi ararsınız?',
      text: 'Ekibimizi, nasıl öğrendiğimizi ve birlikte nasıl çalıştığımızı bizden dinleyin.',
    },
  },
  callToAction: {
    title: 'Hattın öbür ucunda bir insan var.',
    text: 'Bir rota, bir entegrasyon ya da aklınıza takılan bir soru için yazın; {answerTime} adıyla sanıyla biri size dönsün.',
    action: 'Bize yazın',
  },
};
