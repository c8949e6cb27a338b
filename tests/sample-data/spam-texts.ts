import type { SpamSign } from '#contract/admin/message.ts';
import type { Language } from '#tests/support/languages.ts';

/** A text for the spam folder. */
type Spam = {
  readonly language: Language;
  readonly name: string;
  /** What the rules find (api/public/spam.ts). */
  readonly signs: readonly SpamSign[];
  readonly text: string;
};

/** `{a|b}` becomes one of the two, `#` in it a digit. No rule holds back those without signs: the admin marked them. */
export const spamTexts: readonly Spam[] = [
  {
    ...{ language: 'en', name: 'Jessica from RankPilot', signs: ['phrases', 'pitch'] },
    text: 'Hello site owner, we noticed that your website is not on the {first|top} page. Our SEO services bring you to the first page of Google within {30|45|60} days, guaranteed! Plans start at USD {49|79|99}. Reply YES and I will send you a free audit {4###}.',
  },
  {
    ...{ language: 'tr', name: 'Dijital Büyüme Ajansı', signs: ['phrases', 'pitch'] },
    text: 'Merhaba, SEO paketi kampanyamız başladı! Google’da ilk sayfa garantisi, ayda yalnızca {1.9##|2.4##} TL. Ücretsiz analiz için WhatsApp’tan yazın. Kampanya kodu {####}.',
  },
  {
    ...{ language: 'tr', name: 'VIP Müşteri Hattı', signs: ['phrases', 'pitch'] },
    text: '{500|1000|1500} TL deneme bonusu hesabına tanımlandı! Canlı bahis ve casino keyfi için hemen üye ol, çevrim şartı yok: https://bonus{###}.example',
  },
  {
    ...{ language: 'en', name: 'RobertSem', signs: ['phrases', 'markup'] },
    text: 'Great article! <a href="https://cheap-{###}.example">cheap watches</a> [url=https://pills-{###}.example]best price[/url]',
  },
  {
    ...{ language: 'en', name: 'Mike', signs: ['trap', 'tooFast'] },
    text: 'hi {gokhat|there|admin}, interested in {web design|mobile apps|explainer videos}? best regards mike {###}',
  },
  {
    ...{ language: 'tr', name: 'Kurumsal Hediye', signs: ['trap', 'tooFast'] },
    text: 'Logolu {kupa|kalem|ajanda|powerbank} fiyatlarımız için kataloğumuzu isteyin. Sipariş alt sınırı {100|250|500} adet.',
  },
  {
    ...{ language: 'en', name: 'DomainSEO Renewal', signs: ['phrases', 'pitch'] },
    text: 'FINAL NOTICE: the search listing of your domain expires in {2|3|5} days. Failure to renew may affect customers. Pay here: https://renew-{###}.example http://www.renew-{###}.example/invoice',
  },
  {
    ...{ language: 'tr', name: 'Köşebaşı Emlak Ofisi', signs: [] },
    text: 'Plazanıza yakın {satılık|kiralık} ofislerimiz vardır, {120|240|380} metrekareden başlayan seçenekler. Yatırım danışmanınız {2##}.',
  },
];
