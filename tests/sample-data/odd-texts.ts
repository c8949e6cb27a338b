import type { Language } from '#tests/support/languages.ts';

/** A text that the admin must display correctly; `name` if the sender's name is odd too. */
type Odd = { readonly language: Language; readonly name?: string; readonly text: string };

/** Edge cases for pages, search and spreadsheets. `#` becomes a digit. */
export const oddTexts: readonly Odd[] = [
  {
    language: 'tr',
    text: 'FATURAMI GÖREMİYORUM! ÜÇ GÜNDÜR ARIYORUM, KİMSE AÇMIYOR. ŞİKÂYETÇİYİM. LÜTFEN BENİ HEMEN ARAYIN. KAYIT NO: DST-#####',
  },
  {
    language: 'en',
    text: 'Your form shows <b>bold</b> & "quoted" text how? I typed <b>hello</b> and <i>expected</i> to see the tags, not bold. Ref #####.',
  },
  {
    language: 'tr',
    text: 'Arkadaşlar süpersiniz!!! 🎉🎉🎉 OTP’ler artık 3 saniyede geliyor 🚀🚀 Ekibe benden çay ☕️👩‍💻👨‍💻❤️',
  },
  {
    language: 'en',
    name: '王秀英',
    text: '您好！ We operate in Taipei and Istanbul. 請問可以用中文聯絡嗎？ If not, English is fine. Ref. #####',
  },
  {
    language: 'tr',
    text: 'Merhaba,\n\nAPI’den dönen yanıt şöyle:\n\n{\n  "error": "invalid_sender",\n  "detail": "başlık \\"ÖRNEK\\" kayıtlı değil",\n  "requestId": "7f3a-####"\n}\n\nBaşlığımız panelde “onaylı” görünüyor. Nerede yanlış yapıyoruz?',
  },
  {
    language: 'en',
    name: 'ليلى حداد',
    text: 'السلام عليكم،\nنحن شركة اتصالات في عمّان. Could you answer in English or Arabic? Our reference is ‎GHT-######.\nشكراً جزيلاً',
  },
  {
    language: 'en',
    name: "Robert'); DROP TABLE messages;--",
    text: 'Testing your form, sorry: \'; DROP TABLE messages; -- " OR 1=1 %00 $(id) {{7*7}} #####',
  },
  {
    language: 'tr',
    text: '=CMD|"/c calc"!A1 yazınca tablo programında ne oluyor diye merak ettim, kusura bakmayın :) #####',
  },
  {
    language: 'tr',
    text: "Sekme\tgirinti\tve    çok     boşluk\n\n\n\n\nve boş satırlar.\n\n— Kısa çizgi – uzun çizgi — üç nokta… «tırnak» “tırnak” 'tırnak' #####",
  },
  {
    language: 'en',
    name: 'X',
    text: 'https://a-very-long-address.example/with/a/path/that/does/not/break/anywhere/because/nobody/put/a/space/into/it/and/it/goes/on/and/on/until/the/column/ends?and=then&some=more&token=################################',
  },
  {
    language: 'tr',
    name: 'Ayşegül Fatma Nur Büyükçekmeceli Küçükömeroğulları Değirmencioğlu-Karaosmanoğlu',
    text: 'Soyadım formunuza sığdı, çoğuna sığmıyor. Bunun için ayrıca teşekkür ederim. Başvuru no #####.',
  },
  {
    language: 'en',
    text: 'Cafe\u0301 or café? Zero\u200bwidth, no\u00a0break, soft\u00adhyphen, 𝓯𝓪𝓷𝓬𝔂, H\u0336e\u0336l\u0336p\u0336, ﬁne, ½, №#####, 👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  },
  {
    language: 'en',
    text: '> On Tuesday you wrote:\n>> On Monday I wrote:\n>>> Is route ##### down?\n>> Looking into it.\n> Fixed.\n\nIt is down again.',
  },
  { language: 'tr', text: '?' },
  {
    language: 'tr',
    text: 'diyarbakırlı işletmeler icin indirim var mı? ISPARTA ve IĞDIR icin de sormus olayım, simdiden tesekkurler (klavyem ingilizce) #####',
  },
];
