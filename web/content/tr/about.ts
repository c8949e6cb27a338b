import type { PageContent } from '#contract/content/schema.ts';

export const about: PageContent<'about'> = {
  seo: {
    title: 'Hakkımızda: {founded} yılından beri İstanbul’dan | {name}',
    description:
      '{name} {founded} yılında İstanbul’da kuruldu. Kim olduğumuzu, ne için çalıştığımızı ve uluslararası telekomda hangi değerlerden vazgeçmediğimizi okuyun.',
  },
  hero: {
    title: 'Göğe çekilmiş bir hat.',
    lead: 'Adımız iki sözcükten gelir: gök, sınırı olmayan yer; hat, iki insanı birbirine bağlayan yol. {founded} yılından beri ikisini İstanbul’da buluşturuyoruz.',
    plate: '{founded} yılından bugüne her yıl için bir büyüme halkası; en yenisi şafak renginde.',
  },
  sections: {
    'who-we-are': {
      title: 'İki kıtanın arasında, trafiğin tam ortasında.',
      paragraphs: [
        '{founded} yılında İstanbul’da bir avuç telekomcu olarak yola çıktık; sınır aşan tek bir çağrının arkasında ne kadar emek olduğunu biliyorduk. Bugün {figures.partners} iş ortağıyla çalışıyor, ses ve mesaj trafiğini {figures.countries} ülkeye taşıyoruz.',
        'Toptan telekom, iyi gittiğinde kimsenin fark etmediği bir iştir. Siz ararsınız, karşıdaki açar; o kısacık arada numara çözülür, rota seçilir, faturaya bir satır yazılır. Biz o kısacık ara sessiz sedasız geçsin diye uğraşıyoruz.',
        'Ağ mühendisleri, yazılımcılar, fiyatlama ve müşteri ekipleri burada aynı trafiğe bakar. Bir şey aksadığında kimin işi olduğunu değil, nasıl düzeleceğini konuşuruz.',
      ],
      timeline: {
        title: 'Yıl yıl, halka\u00a0halka.',
        milestones: [
          {
            year: 2009,
            title: 'İlk bağlantı',
            text: 'Küçük bir {district} ofisi, iki sunucu ve ilk arabağlantı anlaşması.',
          },
          {
            year: 2011,
            title: 'İlk gece nöbeti',
            text: 'Gece nöbetini kurduk; ağı artık günün her saati bir mühendis izliyor.',
          },
          {
            year: 2014,
            title: 'Mesaj da yola çıktı',
            text: 'Sesin yanına A2P SMS’i ekledik, bankaların tek kullanımlık kodlarına ayrı bir öncelik kuyruğu kurduk.',
          },
          {
            year: 2017,
            title: 'Söz yazıya döküldü',
            text: 'Kalite ve bilgi güvenliği yönetim sistemlerimiz ilk kez bağımsız denetimden geçti.',
          },
          {
            year: 2019,
            title: 'Kapı geliştiricilere açıldı',
            text: 'SMS, ses ve doğrulama API’lerini tek bir CPaaS platformunda topladık.',
          },
          {
            year: 2022,
            title: 'Yüz ellinci ülke',
            text: 'Taşıdığımız trafik yüz ellinci ülkesine ulaştı. Küçük bir ada ülkesiydi; pastası büyük oldu.',
          },
          {
            year: 2024,
            title: 'Rotayı birlikte seçmek',
            text: 'Yapay zekâ destekli yönlendirmeyi devreye aldık: model önerir, sınırı mühendis çizer.',
          },
        ],
      },
    },
    'mission-vision': {
      title: 'Bugün ne taşıyoruz, yarın nereye varmak istiyoruz?',
      mission: {
        title: 'Misyonumuz',
        text: 'Sınır aşan her çağrıyı, her mesajı ve her isteği doğru yere, güvenle ve izlenebilir biçimde ulaştırmak; bunu nasıl yaptığımızı iş ortaklarımıza açıkça göstermek.',
      },
      vision: {
        title: 'Vizyonumuz',
        text: 'Operatörlerin tercih ettiği bir ağ kurmak: sesi temiz, fiyatı açık, kapısı açık.',
      },
    },
    values: {
      title: 'İşimizi ayakta tutan beş değer.',
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
          text: 'Protokoller de dolandırıcıların yöntemleri de yerinde durmuyor. Öğrenmeyi bıraktığımız gün geride kalırız.',
        },
      ],
    },
  },
  callToAction: {
    title: 'Sıradaki halkayı birlikte çizelim.',
    text: 'Trafiğinizi, beklentinizi, aklınızdaki soruyu yazın. İş ortaklıkları ekibimizden biri {answerTime} size dönsün.',
    action: 'Bizimle tanışın',
  },
};
