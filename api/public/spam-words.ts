/**
 * The words of the spam rules, in the form of `foldLetters`: lower case, without accents, ı as i. Each matches at the
 * start of a word, since Turkish adds endings; one that ends in `$` is a whole word.
 */
type Words = string;

/**
 * Words that almost only advertising uses. Honest letters do too: a casino hotel and a betting company are customers.
 */
const advertised: Words = `
  backlink|hacklink|link building|link exchange|do ?-?follow|guest post(?! ?-?doc)|sponsored post|domain authority|seo (?:service|package|paket|expert)|first page of google|tanitim yazi
  casino|kasino|bahis|freebet|freespin|free spins?|iddaa|deneme bonusu|slot (?:oyun|site|game|land)|slots$|jackpot|rulet|roulette|казино|фриспин
  viagra|v1agra|cialis|levitra|kamagra|tramadol|xanax|escort|eskort|porn|hot girls|mutlu son|виагр
  payday|passive income|ek gelir|kefilsiz|faizsiz|gift ?card|hediye ceki|next of kin|replica|rolex|продвижени|раскрутк|прогон`;

/**
 * Topics of advertising, which other letters may have too: counted only in letters that have nothing to do with the
 * company.
 */
const topics: Words = `
  link back|authority|seo$|google|yandex
  keywords|organic|rank$|ranks$|ranking|search engine|positions|blogger|traffic|visitors|hits$|clicks
  ilk sayfa|ust sira|sira(?:lama|larda)|arama motor|anahtar kelime|dijital (?:pazarlama|reklam|ajans)|rakiplerin
  your (?:web ?)?site|your blog|web ?design|redesign|web (?:sites?|developer|development)|wordpress|shopify|e-?commerce|digital marketing|video$|videos
  mobile app|chatbot|hosting|online presence|broken links|loading speed|logo design|it company|wikipedia
  sitesi$|siteniz|sitenizi|sitenizin|web tasarim|kurumsal site|e-?ticaret|mobil uygulama
  followers|likes$|takipci|begeni|izlenme|etkilesim|e-?mails? list|contacts? list|attendees?|registrants|database|leads|decision makers|contact (?:data|forms?)
  form submission|lists of|opt-in|cfos|cios|magazine|nominated|voted|forbes|press release|directory|haber sitesi|niche|audit report|portfolio|apps$|android|e-?posta adresi|toplu mail|excel
  bet$|bets$|betting|kumar|banko|kupon|bonus|spins?$|slot|poker|blackjack|payouts?
  pills?$|pharmacy|weight loss|lose (?:weight|\\d)|keto|doctors hate|zayifla|kilo ver|gobek|detoks|cinsel|geciktirici
  sex|seks|dating|discreet|lonely|sugar|girls|married|masaj|bayan(?:lar)?$|nudes?$|pics$|handsome|escortlar
  watches|essay|diploma|passports|wholesale
  loans?$|lend$|debt|capital|cash|crypto|kripto|bitcoin|btc$|usdt|forex|income|trading|mining|invest|profit|your money
  kredi|kefil|senet|nakit|yatirim|sinyal$|hisse|halka arz
  cekilis|odul|tebrikler|congratulations|survey|prize|lottery|giveaway|million|inherit|beneficiary|donate|allowance|voucher|reward|compensation|grant$|atm card|ehliyet
  copyright|unlicensed|images?$|lawsuit|your (?:domain|password|e-?mail|mailbox|webmail|account|listing|entry|company|brand)|brand name|(?:outstanding|your) invoice|gumruk|kargo|paketiniz
  ставк|бонус|депозит|ссылок|позици|саит|реклам|заим|кредит|заработ|инвест|рассылк|базы`;

/** Patterns of sales talk: a letter with two of these is a pitch. */
const ways: readonly Words[] = [
  // Names a price or a share.
  String.raw`[$€£₺] ?\d|usd ?\d|eur ?\d|\d[\d.,]* ?(?:k|m)? ?(?:tl$|usd|eur$|dollars|dolar|cents?$|₺|€|рубл|доллар)|% ?\d|\d+ ?%`,
  // Addresses or instructs the reader.
  `webmaster|(?:site|website|blog) owner|click|order|buy$|apply|register|join|enroll|sign up|start|act$|play|visit|book$|get$|try$|claim|subscribe|hurry|upgrade|spin$
  let me know|reply|revert|contact (?:us|me|hack)|check (?:it |this )?out|take a look|shoot me|share your|can i send|send (?:us|you|your)|open the|download|remove|fill (?:in|the|out)|sign and return|pay$|please (?:confirm|forward)
  view|see (?:my|samples)|whatsapp|telegram|would you be interested|are you (?:interested|looking)|do you (?:need|want)|want (?:more|to)|may i send|shall i|can we do|interested$|which titles|would you like|if you are interested|write me
  tikla|uye ol|kayit ol|giris$|basvur|siparis|arayin|hemen|yazin$|katil|kacir|bekleriz|bekliyor$|donus yap|yanitlayin|ister misiniz|detay|satin al|kazan|doldurun|odeyin|alin$|gelin$|gel$|gecin$|yeterli|iletisim$|gonderebilir miyim|gonderimi
  регистрир|пишите|подробнее|оформит|оставьте|приглаша|играи|играть|выигр|жми`,
  // Praises, hurries or threatens.
  `free$|guarantee|cheap|affordable|reasonable|best (?!regards|wishes)\\p{L}|lower than|low interest|limited|only|just$|discount|off$|instant|no (?:risk|upfront|credit|collateral|experience|rx|prescription|doctor|bots|guarantor)
  urgent|immediate|today|tonight|within|in \\d+ (?:days|minutes)|expire|real$|lucky|congratulations|selected|certified|leading|high quality|critical|sue$|court|verified|accurate|autopilot|trusted|final$|anytime|double|unique|anyone|hurts|hurting|costing you|avoid|legal action|overdue|trick
  ucretsiz|bedava|garanti|en ucuz|en iyi|ucuz|uygun fiyat|sinirli|sinirsiz|son gun|bugun|ayni gun|indirim|kampanya|firsat|aninda|anlik|sartsiz|cevrim|oran|tamamen|ozel|gercek|genc|uygun|yeni|7/24|hediye|yalnizca|sadece|hazir|saat icinde|gunde
  гаранти|скидк|без отказа|бесплатн|лучш|промокод|фрибет|результат|мгновен`,
  // Introduces a seller.
  `we (?:are|offer|provide|sell|create|design|make|lend|can|will|help|ran|place|received|detected)|i (?:can|will|earn|am an expert|am a |found|noticed|saw|have helped)|i'm (?:a|an)$|i am (?:an?|mrs)$|let us$|our (?:services|company|team|packages|cost|client|experts|certified|widget|members|ai|new|system|form)
  offer|packages?$|plan$|plans|price list|proposal|costs$|more info|new players|monthly|a month|per (?:month|pill|year)|to opt out|unsubscribe|small fee|cost per|sites? with|starting (?:at|from)|portfolio|full-service|approved
  satis|paket|fiyatlar|fiyat liste|hizmeti|danismanlig|yapiyoruz|veriyoruz|yayinliyoruz|sitemiz|yeni uye|uyelik|uyemiz|listeden cikmak|servis$|tanimlandi|kanal|numaralari|aylik|haftalik|ilanlari|kdv|inceledim|saglayabiliriz|kapida odeme|bilgi whatsapp
  предлага|размещени|создаем|создае|новым игрок|на карту|онлаин|новичк|цена|за регистрац|на деньги`,
];

/** Topics of letters to this company, and words of people who complain, apply or report. */
const expected: Words = `
  sms|otp$|a2p|sip$|api$|apis$|voip|pbx|ivr$|hlr|mnp|cdr|crm|sim$|gsm|m2m|esim|lte$|volte|[2345]g$|sfp|verification codes?|one-time|dogrulama kodu|kisa mesaj|kisa numara|short code|short number|sender|gonderici
  texts? (?:about|players|message|reading)|texts to|handset|voice (?:call|api|traffic|switch|fallback)|sesli arama|calls$|callers?$|callback|call(?:ing)? cent|call record|call track|call alert|cagri|arama(?:lar)?$|hotline|landline|santral|echo on|latency|delivery rate|minutes a month
  (?:toll-free|local|virtual|turkish|istanbul) numbers?|number portab|number range|number api|numara al|numara tasi|numara havuz|numara sorgu|numarami|numaralar$|dahili
  trunk|interconnect|arabaglanti|roaming|dolasim|operator(?:u|un|unuz|lerin|ler|s|den)?$|carrier|sebeke|hatti$|hattim|hattiniz|hatlar|veri hatti|(?:diye|link|mesaj|kod) geld|teslim edilemedi dondu|basin bulteni|smishing|toplanti oda|hat (?:al|iste)|fiber|fibre|base station|baz istasyon|anten|kapsama|internet koptu|modem|tarife|network|telecommunication
  ticket|support case|destek talebi|talep no|talebi vermis|musteri no|hesap no|order \\d|account \\d|invoice ght|fatura|our trunk|our port$|our account|our contract|webhook
  sikayet|engelle|complaint[:.]|complain(?:s|ing|ed)? (?:about|that|of)|abuse|spoof|kvkk|btk$|iys$|dolandirici|fraud|scams?$|mesaj(?:i|lar|lari)? (?:geliyor|geldi|aliyorum)|i keep getting|did not opt in
  calismiyor|acilmiyor|donuyor|ulasmadi|ulasmiyor|musterilerimiz|muvekkil|our customers|customers? of yours|your customers?|does not work|stopped working|sponsor (?:ol|ar)|sponsoring
  istiyoru[mz]|isteri[mz]|rica ederi|ariyoru[mz]|ihtiyacimiz|ogrenebilir miyi|alabilir miyi|bilgi almak|mumkun mu|var mi$
  we need|we'd like|do you (?:also|accept|do|sell|know|deliver|treat|check)|is it possible|is there a|how long|whom|please (?:quote|tell|remove|block)|may (?:we|i) (?:use|report|write)|which (?:of your|plan)|our (?:players|members|patients|agents)
  turkcell|vodafone|your numbers?$|my (?:line|number|phone|contract)|(?:keeps?|kept) calling|wi-?fi|musteri hizmet|kodlar
  wholesale|termination|caller id|porting|messaging|delivery receipts|appointment reminders|busy hour|calling family|numbers? in \\p{L}|tiers$|try it for|channels$|rate sheet
  gdpr|pgp|security (?:issue|flaw)|guvenlik acig|iso ?\\d|mutabakat|our (?:own )?records|parola|musteri panel|customer panel|is basvuru|job application|tedarikci|suppliers?$|yarim gorunuyor|cut off|on my (?:phone|tablet)|yeni siteniz
  staj|ozgecmis|universitemiz|universitesi$|arastirmaci|ogrenci|gazete|muhabir|haber yap|newsroom|doctoral|engineers?$`;

/** Whether a folded text names what almost only advertising does. */
export const isAdvertising = finder(advertised);
/** Whether a folded text has a topic of advertising. */
export const isTopical = finder(topics);
/** Whether a folded text is about what this company does, a complaint, or a person's application. */
export const isExpected = finder(expected);

const isInWay = ways.map(finder);
/** Counts the patterns of sales talk in a folded text. */
export function countWays(folded: string): number {
  return isInWay.filter((isFound) => isFound(folded)).length;
}

function finder(words: Words): (folded: string) => boolean {
  const all = words
    .trim()
    .replaceAll(/\s*\n\s*/g, '|')
    .replaceAll(/\$(?=\||$|\)|u)/g, '(?!\\p{L})');
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})`, 'u');
  return (folded) => any.test(folded);
}
