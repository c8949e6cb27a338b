import type { PageContent } from '#web/content/schema.ts';

export const about: PageContent<'about'> = {
  seo: {
    title: 'Hakkımızda: 2009’dan beri İstanbul’dan | Gökhat Telekom',
    description:
      'Gökhat Telekom 2009’da İstanbul’da kuruldu. Kim olduğumuzu, ne için çalıştığımızı ve uluslararası telekomda hangi değerlerden vazgeçmediğimizi okuyun.',
  },
  hero: {
    title: 'Göğe çekilmiş bir hat.',
    lead: 'Adımız iki sözcükten gelir: gök, sınırı olmayan yer; hat, iki insanı birbirine bağlayan yol. 2009’dan beri ikisini İstanbul’da buluşturuyoruz.',
  },
  sections: {
    'who-we-are': {
      title: 'İki kıtanın arasında, hattın tam ortasında.',
      paragraphs: [
        '2009’da İstanbul’da bir avuç telekomcu olarak yola çıktık; sınır aşan tek bir çağrının arkasında ne kadar emek olduğunu biliyorduk. Bugün 350’den fazla iş ortağıyla çalışıyor, ses ve mesaj trafiğini 150’den fazla ülkeye taşıyoruz.',
        'Toptan telekom, iyi gittiğinde kimsenin fark etmediği bir iştir. Siz ararsınız, karşıdaki açar; o kısacık arada numara çözülür, rota seçilir, faturaya bir satır yazılır. Biz o kısacık ara sessiz sedasız geçsin diye uğraşıyoruz.',
        'Ağ mühendisleri, yazılımcılar, fiyatlama ve müşteri ekipleri burada aynı trafiğe bakar. Bir şey aksadığında kimin işi olduğunu değil, nasıl düzeleceğini konuşuruz.',
      ],
    },
    'mission-vision': {
      title: 'Bugün ne taşıyoruz, yarın nereye varmak istiyoruz?',
      mission: {
        title: 'Misyonumuz',
        text: 'Sınır aşan her çağrıyı, her mesajı ve her isteği doğru yere, güvenle ve izlenebilir biçimde ulaştırmak; bunu nasıl yaptığımızı iş ortaklarımıza açıkça göstermek.',
      },
      vision: {
        title: 'Vizyonumuz',
        text: 'İletişim trafiğinin İstanbul’dan geçmeyi kendi isteğiyle seçtiği bir ağ kurmak: sesi temiz, fiyatı okunur, kapısı açık.',
      },
    },
    values: {
      title: 'Hattı taşıyan beş direk.',
      items: [
        {
          title: 'Açıklık',
          text: 'Kalite ölçümlerini de fiyat değişikliklerini de zamanında paylaşırız. Kesinti olduğunda önce haber verir, sonra nedenini yazarız.',
        },
        {
          title: 'Süreklilik',
          text: 'Trafik gece uyumaz, bayramda tatile çıkmaz. Ağı izleyen ekibimiz de günün her saati işinin başındadır.',
        },
        {
          title: 'Titizlik',
          text: 'Eksik bir hane, yanlış girilmiş bir tarife, geciken bir doğrulama kodu: her birinin ucunda bekleyen biri var. O yüzden küçük işi küçük görmeyiz.',
        },
        {
          title: 'Dürüstlük',
          text: 'Yapabileceğimizi söyler, söylediğimizi yaparız. Yapamayacağımız bir iş varsa bunu en baştan bizden duyarsınız.',
        },
        {
          title: 'Merak',
          text: 'Protokoller de dolandırıcıların yöntemleri de yerinde durmuyor. Öğrenmeyi bıraktığımız gün hat sessizleşir.',
        },
      ],
    },
  },
};
