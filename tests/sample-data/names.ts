/** Names of sample people and companies. None of the companies is real. */

export const turkish = {
  firstNames: list(`
    Ayşe, Zeynep, Elif, Büşra, Gülşah, Özge, Şule, Çiğdem, İrem, Nurgül, Tuğba, Müge, Sıla, Aslı, Ebru,
    Göknur, Hülya, Işıl, Nilüfer, Pınar, Sevgi, Yağmur, Defne, Ayşe Nur, Ülkü, Selin, Derya, Ceren, Fatma,
    Merve, Mehmet, Mustafa, Çağrı, Ömer, Oğuz, Tuğrul, İbrahim, Şükrü, Umut, Barış, Yiğit, Kağan, Süleyman,
    Özgür, Uğur, Çetin, Cüneyt, Fırat, Görkem, İlker, Hüseyin, Kıvanç, Tolga, Volkan, Mehmet Ali, Ömer Faruk,
    Şahin, Emre, Onur
  `),
  lastNames: list(`
    Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Yıldırım, Öztürk, Aydın, Doğan, Özdemir, Arslan, Kılıç, Çetin,
    Kurt, Özkan, Şimşek, Polat, Özçelik, Çakır, Korkmaz, Güneş, Işık, Bulut, Yalçın, Güler, Türkmen, Ünal,
    Gündoğdu, İpek, Akyüz, Bozkurt, Aksoy, Tekin, Uçar, Coşkun, Keskin, Sönmez, Ateş, Duman, Çınar, Karabulut,
    Dağdelen, İnce, Öğüt, Bağcı, Değirmenci, Küçük, Soğancı, Büyükkaya, Ökten, Eroğlu, Gürbüz, Taş, Ağırbaş,
    Üstün, Kıraç, Ercan, Sarı
  `),
  companies: list(`
    Turnagöl, Kuzeyışık, Çınarlıtepe, Poyrazkent, Gümüşkıyı, Ilgazyolu, Defneköy, Şafakova, Özgünay,
    Martıkaya, Sarnıçlı, Bağlarönü, Karanfilköprü, Ihlamurkent, Ekinova, Tuzlagöl, Uçurtmalı, Söğütpınar,
    İğdeliçay, Yakamozlu, Kırlangıçtepe
  `),
  trades: list(`
    İletişim A.Ş., Haberleşme Ltd. Şti., Telekomünikasyon A.Ş., Yazılım Ltd. Şti., Ödeme Hizmetleri A.Ş.,
    Lojistik A.Ş., Elektronik Ticaret A.Ş., Çağrı Merkezi A.Ş., Sigorta Aracılık Ltd. Şti., Turizm Ltd. Şti.,
    Sağlık Hizmetleri A.Ş.
  `),
} as const;

/** Origins of English writers; `phone` has a valid form and is plainly a sample. */
export const origins = [
  {
    ...{ city: 'Amman', phone: '+962790000###', legal: 'LLC' },
    firstNames: ['Layla', 'Omar', 'Rania', 'Tareq', 'Dina', 'Khaled'],
    lastNames: ['Haddad', 'Khoury', 'Al-Masri', 'Nasser', 'Qasem', 'Abu Zaid'],
  },
  {
    ...{ city: 'Lagos', phone: '+2348030000###', legal: 'Ltd' },
    firstNames: ['Chinedu', 'Adaeze', 'Tunde', 'Ngozi', 'Emeka', 'Folake'],
    lastNames: ['Okafor', 'Adeyemi', 'Eze', 'Balogun', 'Nwosu', 'Olawale'],
  },
  {
    ...{ city: 'Warsaw', phone: '+48512000###', legal: 'Sp. z o.o.' },
    firstNames: ['Łukasz', 'Agnieszka', 'Paweł', 'Małgorzata', 'Zofia', 'Michał'],
    lastNames: ['Wójcik', 'Kowalczyk', 'Wróbel', 'Kaczmarek', 'Nowak', 'Woźniak'],
  },
  {
    ...{ city: 'Dubai', phone: '+971500000###', legal: 'FZ-LLC' },
    firstNames: ['Priya', 'Imran', 'Fatima', 'Rohan', 'Mariam', 'Yousef'],
    lastNames: ['Menon', 'Siddiqui', 'Al Suwaidi', 'Kapoor', 'Rahman', 'Fernandes'],
  },
  {
    ...{ city: 'London', phone: '+442079460###', legal: 'Ltd' },
    firstNames: ['Harriet', 'Oliver', 'Siobhan', 'Callum', 'Amelia', 'Rhys'],
    lastNames: ['Whitfield', "O'Connor", 'Barnes', 'Hargreaves', 'Pryce', 'Ellison'],
  },
  {
    ...{ city: 'Berlin', phone: '+491512000####', legal: 'GmbH' },
    firstNames: ['Jürgen', 'Katrin', 'Sören', 'Annika', 'Björn', 'Heike'],
    lastNames: ['Müller', 'Schäfer', 'Weiß', 'Krüger', 'Lindner', 'Vogt'],
  },
  {
    ...{ city: 'Amsterdam', phone: '+31610000###', legal: 'B.V.' },
    firstNames: ['Femke', 'Joost', 'Sanne', 'Daan', 'Maartje', 'Ruben'],
    lastNames: ['de Vries', 'van den Berg', 'Bakker', 'Visser', 'Mulder', 'Jansen'],
  },
] as const;

export const foreignCompanies = list(`
  Saltwell, Northquay, Amberline, Oriolegate, Blue Acacia, Kestrelpath, Zephyrine, Palmgrove, Lanternfield,
  Driftstone, Wrenmoor, Halcyon Loop, Copperleaf, Tidemark
`);
export const foreignTrades = list(`
  Telecom, Carrier Services, Messaging, Networks, Voice, Payments, Software
`);

/** Names with a comma between them, on several lines. */
function list(names: string): string[] {
  return names.trim().split(/,\s+/);
}
