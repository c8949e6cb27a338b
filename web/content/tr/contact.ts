import type { PageContent } from '#contract/content/schema.ts';

export const contact: PageContent<'contact'> = {
  seo: {
    title: 'İletişim: mesaj, telefon, {district} ofisi | {name}',
    description:
      '{name} ekibine yazın, bizi arayın ya da İstanbul’daki {district} ofisimize uğrayın. Her mesajı {answerTime} yanıtlıyoruz.',
  },
  hero: {
    title: 'Hat açık, dinliyoruz.',
    lead: 'Yeni bir iş ortaklığı, teknik bir soru ya da kısacık bir merhaba: mesajınızı konuyu bilen kişiye ulaştırırız.',
  },
  sections: {
    'contact-form': {
      title: 'Buyurun, söz sizde.',
      text: 'Aklınızdakini birkaç cümleyle anlatmanız yeter; {answerTime} konuyu bilen biri size yazar.',
      ways: {
        label: 'Nasıl yazmak istersiniz?',
        short: 'Kısa bir not',
        full: 'Ayrıntılı form',
        quote: 'Fiyat teklifi',
      },
      next: {
        full: 'Mesajınızı konuyla ilgilenen ekip okur; {answerTime} size yazar ya da telefon bıraktıysanız arar.',
        quote:
          'Talebinizi satış ekibimiz inceler; {answerTime} teklifiyle ya da netleştirmek istediği sorularla size döner.',
      },
      full: {
        firstName: 'Ad',
        lastName: 'Soyad',
        phone: 'Telefon',
        company: 'Şirket',
        subject: 'Konu',
        subjects: {
          general: 'Genel bilgi',
          partnership: 'İş ortaklığı',
          support: 'Teknik destek',
          hr: 'İnsan kaynakları',
          other: 'Diğer',
        },
        success: 'Mesajınız başarıyla gönderildi. En kısa sürede size yanıt vereceğiz.',
        another: 'Bir mesaj daha yaz',
        failure: 'Mesaj gönderilirken bir hata oluştu. Lütfen tekrar deneyin.',
      },
      quote: {
        services: 'Hangi hizmetler için teklif istiyorsunuz?',
        serviceNames: {
          sms: 'A2P ve OTP SMS',
          voice: 'Uluslararası ses',
          numbers: 'Numara temini',
          interconnection: 'Arabağlantı ve trafik aktarımı',
          api: 'İletişim API’leri',
          other: 'Başka bir hizmet',
        },
        countries: 'Ülkeler',
        countriesHint: 'Trafiğinizin gideceği ülkeler; örneğin Almanya, Irak, Kazakistan.',
        volume: 'Aylık hacim',
        volumeHint: 'Yaklaşık yazmanız yeterli; örneğin 2 milyon SMS, 300.000 dakika.',
        technical: 'Teknik ayrıntılar',
        directions: {
          label: 'Trafiğin yönü',
          names: {
            originating: 'Size trafik göndereceğiz',
            terminating: 'Sizden trafik alacağız',
          },
        },
        routeClasses: {
          label: 'Rota sınıfı',
          names: {
            direct: 'SMS, doğrudan rota',
            standard: 'SMS, standart rota',
            cli: 'Ses, CLI korunur',
            nonCli: 'Ses, CLI korunmaz',
          },
        },
        connections: {
          label: 'Bağlantı',
          names: { sip: 'SIP', smpp: 'SMPP', http: 'HTTP API' },
        },
        start: 'Başlangıç',
        startHint: 'Ay ya da gün; örneğin Mart 2027.',
        technicalName: 'Teknik sorumlu',
        technicalNameHint: 'Bağlantıyı birlikte kuracağımız kişi; lütfen bilgisi olsun.',
        technicalEmail: 'Teknik sorumlunun e-postası',
        details: 'Eklemek istedikleriniz',
        success: 'Teklif talebiniz bize ulaştı.',
        another: 'Bir teklif daha iste',
        failure: 'Teklif talebiniz gönderilemedi. Lütfen tekrar deneyin.',
      },
    },
    'office-locations': {
      title: 'Yolunuz düşerse bir çayımızı için.',
      offices: { istanbul: { title: '{city} ofisi' } },
      plate: 'Boğaz’ın iki kıyısı ve onları {district} ofisimize bağlayan çizgi.',
      address: 'Adres',
      phone: 'Telefon',
      email: 'E-posta',
      directions: 'Yol tarifi al',
    },
    'social-media': {
      title: 'Bizi buralarda da izleyebilirsiniz.',
      text: 'Ağda olup biteni, açık pozisyonları ve ekipten kareleri LinkedIn ve Instagram’da paylaşıyoruz.',
    },
  },
};
