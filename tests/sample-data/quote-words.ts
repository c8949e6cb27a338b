import type { QuoteService } from '#contract/quote.ts';
import type { Language } from '#tests/support/languages.ts';

type QuoteWords = {
  readonly countries: readonly string[];
  /** Each service in its own unit. */
  readonly volumes: Readonly<Record<QuoteService, readonly string[]>>;
  /** Further texts; many senders add none. */
  readonly details: readonly string[];
};

/** The values of quote requests in each language. */
export const quoteWords: Readonly<Record<Language, QuoteWords>> = {
  tr: {
    countries: [
      ...['Almanya', 'Hollanda', 'Avusturya', 'Azerbaycan', 'Gürcistan', 'Irak', 'Ürdün'],
      ...['Kazakistan', 'Özbekistan', 'Romanya', 'Bulgaristan', 'Polonya', 'Suudi Arabistan'],
    ],
    volumes: {
      sms: ['{40.000|120.000|250.000|600.000} SMS', '{1,2|2|3|5} milyon SMS'],
      voice: ['{80.000|150.000|300.000|750.000} dakika', '{1|1,5|2|4} milyon dakika'],
      numbers: ['{10|20|35|50} numara', '{100|150|250} sabit hat numarası'],
      interconnection: ['{2|5|8} milyon dakika, tek yön', '{3|6|10} milyon dakika, çift yön'],
      api: ['{20.000|60.000|90.000} doğrulama', 'Günde {1.500|4.000|9.000} OTP'],
      other: ['Henüz belli değil', 'Pilot için {5.000|10.000}, sonra artacak'],
    },
    details: [
      'Gönderici adımız hazır; kayıt için gereken belgeleri de iletir misiniz?',
      'OTP trafiği olduğu için teslim süresi bizim için fiyattan önce gelir.',
      'Şu an iki tedarikçiyle çalışıyoruz, {country} yönünde üçüncüsünü arıyoruz.',
      'Teklifi {ay sonuna|cuma gününe|gelecek haftaya} kadar alabilirsek yönetim toplantısına yetişir.',
      'CLI garantili güzergâh istiyoruz. Ödeme vadenizi de belirtir misiniz?',
      'Fiyatları {avro|dolar} üzerinden, KDV hariç paylaşırsanız karşılaştırmamız kolay olur.',
      'Önce bir ay denemek, memnun kalırsak yıllık sözleşme yapmak istiyoruz.',
      '{country} için yerel numara da gerekecek; kurulum süresi ne kadar?',
      'Hacim yaz aylarında yaklaşık yüzde {20|30|40} artıyor, kademeli fiyat verebilir misiniz?',
      'Çağrı merkezimiz {40|90|120} kişilik, vardiyalı çalışıyor. SIP trunk ile bağlanacağız.',
    ],
  },
  en: {
    countries: [
      ...['Türkiye', 'Germany', 'Jordan', 'Nigeria', 'Kenya', 'Poland', 'Romania', 'Georgia'],
      ...['Pakistan', 'Iraq', 'Kazakhstan', 'Saudi Arabia'],
    ],
    volumes: {
      sms: ['{40,000|120,000|250,000|600,000} SMS', '{1.2|2|3|5} million SMS'],
      voice: ['{80,000|150,000|300,000|750,000} minutes', '{1|1.5|2|4} million minutes'],
      numbers: ['{10|20|35|50} numbers', '{100|150|250} geographic numbers'],
      interconnection: ['{2|5|8} million minutes, one way', '{3|6|10} million minutes, both ways'],
      api: ['{20,000|60,000|90,000} verifications', '{1,500|4,000|9,000} OTPs a day'],
      other: ['Not known yet', '{5,000|10,000} for a pilot, more after that'],
    },
    details: [
      'Our sender ID is ready. Which papers do you need to register it?',
      'It is OTP traffic, so delivery time matters more to us than price.',
      'We have two suppliers and are looking for a third one into {country}.',
      'If we have your quote by {Friday|the end of the month|next week}, it makes our board meeting.',
      'CLI routes only, please. What are your payment terms?',
      'Prices in {EUR|USD} and without VAT would make comparing easier.',
      'We would like to try it for a month and sign for a year if all goes well.',
      'We will also need local numbers in {country}. How long does that take to set up?',
      'Volume goes up by about {20|30|40}% in summer. Do you offer tiers?',
      'We run a contact centre of {40|90|120} seats and would connect by SIP trunk.',
    ],
  },
};
