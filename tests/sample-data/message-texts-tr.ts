import type { LanguageParts } from './message-parts.ts';

/** The parts of Turkish messages. Slots that need a suffix already include it. */
export const messageTextsTr: LanguageParts = {
  slots: {
    ülke: [
      'Almanya',
      'Ürdün',
      'Azerbaycan',
      'Hollanda',
      'Irak',
      'Kazakistan',
      'Romanya',
      'Polonya',
    ],
    ülkeye: ['Almanya’ya', 'Ürdün’e', 'Azerbaycan’a', 'Hollanda’ya', 'Irak’a', 'Özbekistan’a'],
    ilde: [
      'İzmir’de',
      'Ankara’da',
      'Bursa’da',
      'Konya’da',
      'Gaziantep’te',
      'Trabzon’da',
      'Mersin’de',
    ],
    beridir: [
      ...['dün sabahtan beri', 'bu sabahtan beri', 'iki gündür', 'cuma akşamından beri'],
      ...['yaklaşık bir saattir', 'hafta sonundan beri', 'birkaç gündür'],
    ],
    dün: ['dün', 'bu sabah', 'geçen salı', 'cuma günü', 'geçen hafta', 'önceki gün'],
    adet: ['15.000', '40.000', '120.000', '250.000', '600.000', '1,2 milyon', '3 milyon'],
    dakika: ['80.000', '300.000', '750.000', '1,5 milyon', '2 milyon'],
    tutar: ['#.4## TL', '1#.7##,50 TL', '2#.1##,80 TL', '4#.0## TL', '9##,90 TL'],
    fatura: ['GHT-######', 'GHT20250000####'],
    kayıt: ['DST-#####', '#######'],
    mesaj: ['7f3a-####-c2##', 'msg_9#4#b7##', '01hx####kq##'],
    sipKodu: ['503', '486', '408', '480', '603'],
    httpKodu: ['401', '403', '429', '500'],
    ip: ['203.0.113.1##', '198.51.100.2#', '192.0.2.1#'],
    yetkili: ['Selin Hanım', 'Murat Bey', 'Elif Hanım', 'Onur Bey', 'Gizem Hanım', 'Kaan Bey'],
    yetkiliye: ['Selin Hanım’a', 'Murat Bey’e', 'Elif Hanım’a', 'Onur Bey’e', 'Gizem Hanım’a'],
    üniversite: [
      ...['İstanbul Teknik Üniversitesi', 'Orta Doğu Teknik Üniversitesi', 'Ege Üniversitesi'],
      ...['Yıldız Teknik Üniversitesi', 'Karadeniz Teknik Üniversitesi', 'Sakarya Üniversitesi'],
    ],
    bölüm: [
      ...['Elektronik ve Haberleşme Mühendisliği', 'Bilgisayar Mühendisliği', 'İşletme'],
      ...['Endüstri Mühendisliği', 'Yönetim Bilişim Sistemleri'],
    ],
    gün: ['salı', 'çarşamba', 'perşembe', 'cuma'],
    saat: ['10.00', '11.30', '14.00', '15.30', '16.00'],
    yayın: ['Sinyal Postası', 'Gündem Kuyusu', 'Ağ ve Ekonomi Dergisi', 'Teknoloji Güncesi'],
  },
  greetings: [
    ...['Merhaba,', 'Merhabalar,', 'İyi günler,', 'Sayın Yetkili,'],
    ...['Sayın Gökhat Telekom yetkilileri,', 'Değerli Gökhat Telekom ekibi,', 'Günaydın,'],
  ],
  salutes: ['Merhaba.', 'Merhabalar.', 'İyi günler.', 'Selamlar.', 'Kolay gelsin.', 'Merhaba 👋'],
  closings: [
    ...['Saygılarımla,', 'İyi çalışmalar dilerim.', 'Teşekkürler,'],
    ...['Şimdiden teşekkür ederim.', 'Dönüşünüzü rica ederim.\nSaygılarımla,', 'Kolay gelsin 🙏'],
    ...['İlginiz için teşekkür ederim.\nİyi çalışmalar,', 'Bilginize sunarım.\nSaygılarımla,'],
  ],
  farewells: ['Saygılarımla,', 'Sevgiler,', 'Selamlar,', 'İyi çalışmalar,'],
  thanks: [
    ...['Teşekkürler.', 'Teşekkür ederim.', 'İlginiz için teşekkürler.', 'İyi günler dilerim.'],
    ...['Şimdiden teşekkürler 🙂', 'Dönüşünüzü bekliyorum.', 'İyi çalışmalar.'],
  ],
  fromCompanies: [
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        '{şirket} olarak {ülke} ve {ülke2} yönlerinde toptan ses trafiği taşıyoruz; sizinle karşılıklı ara bağlantı kurmak istiyoruz.',
        'Aylık hacmimiz {dakika} dakika civarında, ASR ortalamamız yüzde {52|58|61|64}.',
        '?Kodek olarak G.711 ve G.729 kullanıyoruz, SIP-TLS’e de hazırız.',
        'Ara bağlantı sözleşmenizin taslağını ve teknik bilgi formunuzu gönderebilir misiniz?',
      ],
    },
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        '{ülke}, {ülke2} ve {ülke3} yönleri için güncel sonlandırma fiyatlarınızı öğrenmek istiyoruz.',
        '?Fiyatların CLI korumalı rotalar için olmasını rica ederiz.',
        'Ödeme koşullarınızı (ön ödemeli ya da vadeli) da yazarsanız seviniriz.',
        '?Test numarası paylaşırsanız {bu hafta|yarın|gelecek hafta} deneme çağrılarına başlayabiliriz.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        'Türkiye yönüne ayda {adet} A2P SMS gönderiyoruz ve ikinci bir rota arıyoruz.',
        'Gönderici adı kaydı için hangi belgeleri istiyorsunuz, kayıt ne kadar sürüyor?',
        '?SMPP 3.4 ile saniyede {50|100|200} mesaj bizim için yeterli.',
        'Teslim raporlarının operatörden geldiği gibi iletilmesi bizim için önemli.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        '{ilde} kurumsal müşterilere santral ve toplu SMS satıyoruz, bayiniz olmak isteriz.',
        'Şu anda {40|75|120|200} kadar müşterimiz var, çoğu {sağlık|turizm|perakende|eğitim} alanında.',
        'Bayilik koşullarınızı ve fatura kesim düzenini öğrenebilir miyiz?',
      ],
    },
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        'HLR ve MNP sorgu hizmetiniz için ayda {adet} sorguluk bir teklif rica ediyoruz.',
        'Yanıt süresi bizim için fiyattan daha önemli; ortalama kaç milisaniyede yanıt veriyorsunuz?',
        '?Deneme hesabı açarsanız ölçümlerimizi sizinle de paylaşırız.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Yazılım'],
      sentences: [
        'Müşteri hizmetleri yazılımı geliştiriyoruz; ses ve SMS için tek bir API’ye geçmek istiyoruz.',
        'Ürünümüzü şu anda {30|60|90|150} şirket kullanıyor, toplam trafik ayda {adet} mesaj.',
        'İş ortaklarınıza uyguladığınız koşulları konuşmak için kısa bir görüşme ayarlayabilir miyiz? {gün} {saat} bize uyar.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        '{ülke} ve {ülke2} için coğrafi numara tahsis edebiliyor musunuz?',
        'Toplam {20|50|80|140} numaraya ihtiyacımız var, yarısı başka bir operatörden taşınacak.',
        'Hangi ülkede hangi adres belgesinin istendiğini liste hâlinde alabilir miyiz?',
      ],
    },
    {
      subject: 'partnership',
      trades: ['İletişim', 'Haberleşme', 'Telekomünikasyon'],
      sentences: [
        '{Barselona’daki|Dubai’deki|Berlin’deki} fuarda {yetkili} ile kısaca konuşmuştuk.',
        'Sözünü ettiğimiz karşılıklı trafik için fiyat listemizi hazırladık; sizinkini de alabilirsek bu ay test edelim isteriz.',
        '?Öncesinde bir gizlilik sözleşmesi (NDA) imzalamamız yeterli.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Ödeme'],
      sentences: [
        'Ödeme kuruluşuyuz ve OTP SMS için teklif topluyoruz.',
        'Aylık ortalamamız {adet}, yoğun günlerde bunun üç katına çıkıyoruz.',
        'Teklifinizde teslim süresi taahhüdünüzü (yüzde 95’lik dilim, saniye olarak) ve ulaşmayan kodlar için sesli arama ücretini de belirtmenizi rica ederiz.',
        '?Son teklif tarihimiz ayın 20’si.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Lojistik', 'Ticaret'],
      sentences: [
        'Kuryelerimizin, müşterinin numarasını görmeden arama yapabilmesi için numara maskeleme arıyoruz.',
        'Günde yaklaşık {800|2.000|5.000} arama olur, görüşmeler genellikle bir dakikanın altında.',
        'Bunu API’niz üzerinden kurabilir miyiz, ses kaydı almadan çalışması mümkün mü?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        '{beridir} OTP mesajlarımız müşterilerimize {üç|beş|on} dakika gecikmeyle ulaşıyor.',
        'Sorun özellikle {numarasını taşımış|yurt dışında dolaşımda olan} abonelerde görülüyor.',
        'Örnek mesaj kimliği: {mesaj}.',
        '?Kodların süresi 180 saniye olduğu için işlemler yarıda kalıyor.',
        'İvedilikle bakabilir misiniz?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        '{beridir} teslim raporlarının yüzde {12|18|25|40} kadarı “UNKNOWN” durumunda kalıyor.',
        'Mesajlar ulaşıyor, ama bizim tarafta yeniden gönderim tetikleniyor ve müşterimiz aynı mesajı iki kez alıyor.',
        'Destek kaydı numaram {kayıt}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'SMPP bağlantımız {beridir} birkaç dakikada bir kopuyor, bind isteğine “ESME_RBINDFAIL” yanıtı geliyor.',
        '?Sunucumuzu taşıdık; yeni IP adresimiz {ip}, izinli listeye ekleyebilir misiniz?',
        'Eski bağlantı açık kaldığı için olabilir mi?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'API anahtarımızı yeniledikten sonra bütün isteklere {401|403} yanıtı alıyoruz.',
        'Panelde anahtar etkin görünüyor, saat ayarlarımızı da kontrol ettik.',
        'Son denemenin istek kimliği {mesaj}, çıkış adresimiz {ip}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Webhook isteklerinizin imzasını doğrulayamıyoruz.',
        'İmza, gövdenin ham hâli üzerinden mi hesaplanıyor, yoksa JSON yeniden mi yazılıyor?',
        '?Belgede örnek olarak verilen gizli anahtarla da aynı sonucu alıyoruz.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Türkçe karakter içeren mesajlarımız {dün} iki parça olarak ücretlendirilmiş.',
        '150 karakteri aşmıyoruz, bu yüzden tek parça olmalarını bekliyorduk.',
        'Örnek mesaj: {mesaj}. Dil tablosu ayarı hesabımızda kapalı mı acaba?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        '{ülkeye} yaptığımız aramalarda {beridir} ses tek yönlü gidiyor.',
        'Karşı taraf bizi duyuyor, biz onları duymuyoruz; aramalar otuz saniye sonra kapanıyor.',
        '?SIP izini (pcap) gönderebilirim, hangi adrese yollayayım?',
        'SIP trunk adresimiz {ip}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        '{ülkeye} giden çağrılarda arayan numaramız karşı tarafta değişmiş görünüyor.',
        'Müşterilerimiz bilmedikleri numarayı açmıyor, cevaplanma oranımız yüzde {61|48|55} iken yüzde {22’ye|30’a|34’e} düştü.',
        'Rotayı değiştirebilir misiniz?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        '{20|35|60} numaramızın taşıma başvurusu {bir haftadır|on gündür|iki haftadır} “beklemede” görünüyor.',
        'Eksik bir belge varsa hemen tamamlayalım; başvuru numarası {kayıt}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Bulut santralimizde dahili {1##|204|317} dışarıdan aranamıyor, iç aramalarda sorun yok.',
        'Mesai dışı yönlendirmesini {dün} değiştirmiştik, ondan sonra başladı.',
        '?Uzaktan bağlanıp bakmanız da mümkün.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Çağrılarımız yoğun saatlerde SIP {sipKodu} ile düşüyor.',
        'Eşzamanlı kanal sınırımız {30|60|90} olmalıydı, ama {18|40|55} kanaldan sonra reddediliyor.',
        'Sınırımızı kontrol edip bilgi verebilir misiniz?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Toplu gönderimde saniyede {20|50|100} isteği geçince {429 yanıtı alıyoruz|istekler geri çevriliyor}.',
        'Sınır hesap başına mı, yoksa anahtar başına mı uygulanıyor?',
        'Kampanya dönemi için geçici olarak yükseltmek mümkün mü?',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '{fatura} numaralı faturada {tutar} fazlalık görünüyor.',
        'Kendi çağrı kayıtlarımızla karşılaştırdığımızda {ülke} yönünde {1.2##|8##|3.4##} dakikalık fark çıkıyor.',
        'Ayrıntılı CDR dosyasını gönderirseniz satır satır karşılaştıralım.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Şirket unvanımız değişti; bundan sonraki faturaların {şirket} adına kesilmesini rica ederiz.',
        'Vergi numaramız aynı kaldı, e-fatura etiketimiz güncellendi.',
        '?Ticaret sicili gazetesini ekleyemedim, hangi adrese göndereyim?',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '{tutar} tutarındaki ödememizi {dün} yaptık, panelde hâlâ borç görünüyor.',
        'Açıklamaya {fatura} yazmıştık.',
        'Hesabımız kapanmadan kontrol edebilir misiniz?',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Bağımsız denetimimiz için {30 Haziran|31 Aralık|30 Eylül} tarihli cari hesap mutabakat mektubunu imzalayıp göndermenizi rica ederiz.',
        'Kayıtlarımıza göre bakiye {tutar} lehinizedir.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'Sözleşmemiz ay sonunda bitiyor; yenilemeden önce kapasite ve fiyat konusunda görüşmek isteriz.',
        'Trafiğimiz geçen yıla göre iki katına çıktı, bunun fiyata yansımasını bekliyoruz.',
        '?{yetkili} bizi tanıyor, onunla görüşebilirsek seviniriz.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'Tedarikçi değerlendirmemiz için ISO 27001 belgenizin güncel bir kopyasını ve bilgi güvenliği politikanızı rica ediyoruz.',
        '?Ekteki formu doldurmanız gerekiyordu ama buraya dosya ekleyemedim; e-posta adresinizi yazarsanız iletirim.',
        'Süremiz {gün} günü doluyor.',
      ],
    },
  ],
  fromAnyone: [
    {
      subject: 'support',
      sentences: [
        'Müşteri panelinde parolamı sıfırlayamıyorum, bağlantı e-postası gelmiyor.',
        '?Gereksiz posta klasörüne de baktım.',
        'Kullanıcı adım bu mesajı gönderdiğim e-posta adresi.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'API’nizi deniyorum; test ortamında gönderdiğim mesajlar gerçekten gidiyor mu, ücretlendiriliyor mu?',
        'Belgede {“sandbox”|“test”} anahtarından söz ediliyor ama panelde bulamadım.',
        '?Node.js örneğiniz çok işime yaradı, bu arada.',
      ],
    },
    {
      subject: 'other',
      asksNothing: true,
      sentences: [
        'Teknik ekibinize, özellikle de {yetkiliye} teşekkür etmek istedim.',
        '{Dün gece|Geçen cuma gece yarısı|Pazar gecesi} açtığım kayda on dakikada döndüler, sabah olmadan sorun çözülmüştü.',
        '?Böyle bir desteğe pek alışık değiliz.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        '{Üç gün|Bir hafta|On gün} önce yazmıştım, henüz bir yanıt alamadım.',
        'Konu {sözleşme yenileme|fatura düzeltmesi|numara taşıma} idi, kayıt numarası {kayıt}.',
        'Kiminle görüşmem gerektiğini söylerseniz doğrudan ararım.',
      ],
    },
    {
      subject: 'other',
      asksNothing: true,
      sentences: [
        'Sitenizin {hizmetler|hakkımızda|sürdürülebilirlik} sayfasını telefonda açınca {haritanın altında|en alttaki bölümde} bir satır yarım görünüyor.',
        'Telefonum birkaç yıllık bir Android, belki ondandır; yine de haber vermek istedim.',
        '?Bunun dışında site çok hızlı, elinize sağlık.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Sitenizde bir güvenlik açığı olabileceğini düşünüyorum ve ayrıntıları açıktan yazmak istemiyorum.',
        'Güvenli bir iletişim adresiniz (PGP anahtarı ya da security.txt) var mı?',
        'Herhangi bir veriye erişmedim, yalnızca bildirmek istiyorum.',
      ],
    },
  ],
  fromPrivate: [
    {
      subject: 'hr',
      sentences: [
        'Geçen ay yaptığım iş başvurusunun durumunu öğrenebilir miyim?',
        'Başvurum {ağ mühendisliği|satış|yazılım geliştirme|mutabakat} içindi, e-posta adresim aynı.',
        '?Olumsuz sonuçlandıysa da bilmek isterim.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Mahallemizdeki {robotik takımına|amatör telsizcilik kulübüne|satranç kulübüne} destek olmayı düşünür müsünüz?',
        'Çoğu lise öğrencisi {12|18|25} kişiyiz; {yarışma|malzeme|yol} giderlerimiz için katkı arıyoruz.',
        'İsterseniz kısa bir tanıtım dosyası gönderebilirim.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'Küçük bir {klinik|kuaför salonu|yazılım kursu|spor salonu} işletiyorum; randevu hatırlatma mesajı göndermek istiyorum.',
        'Ayda yaklaşık {300|500|900} mesaj çıkar.',
        'Abonelik gerekiyor mu, yoksa kullandıkça ödeyebiliyor muyum?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Telefonuma {beridir} tanımadığım bir firmadan kampanya mesajları geliyor.',
        'Bankam değil, alışveriş yaptığım bir yer de değil; mesajın altında sizin adınız geçiyor.',
        'RET yazıp gönderdim ama devam ediyor. Numaramı listeden çıkarabilir misiniz? Numaram {telefon}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Bankamdan gelmesi gereken doğrulama kodu bana {beridir} ulaşmıyor.',
        'Banka mesajın gönderildiğini, operatörüm ise kendilerine gelmediğini söylüyor.',
        '?Numaramı geçen ay başka bir operatöre taşımıştım.',
        'Arada siz varmışsınız, bir bakabilir misiniz?',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        '{üniversite} {Bilişim Kulübü|IEEE öğrenci kolu|Kariyer Kulübü} adına yazıyorum.',
        '{Nisan|Mayıs|Ekim|Kasım} ayındaki kariyer günlerimizde telekom alanından bir konuşmacı ağırlamak istiyoruz.',
        'Yaklaşık {80|120|200|300} öğrenci bekliyoruz, konuşma kırk dakika kadar sürüyor.',
        '?Konuyu size bırakıyoruz; çağrı yönlendirme ya da SMS dolandırıcılığı öğrencilerin çok ilgisini çekiyor.',
        'Ekibinizden bir mühendis katılabilirse çok mutlu oluruz.',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        '{üniversite} {bölüm} bölümü {üçüncü|dördüncü} sınıf öğrencisiyim, zorunlu yaz stajımı sizde yapmak isterim.',
        'Stajım {yirmi|otuz|kırk} iş günü, sigortam okul tarafından yapılıyor.',
        '?Ders projem olarak Asterisk ile küçük bir santral kurmuştum.',
        'Başvuru için hangi belgeleri göndermem gerekiyor?',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        '{üniversite} bünyesinde, SMS ile yapılan dolandırıcılık üzerine yüksek lisans tezi yazıyorum.',
        'Alanda çalışan biriyle yarım saatlik bir görüşme yapabilirsem tezime çok katkısı olur.',
        'Görüşme çevrim içi de olabilir, kimlikler tezde anonim tutulacak.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '{yayın} için OTP mesajlarının güvenliği üzerine bir dosya hazırlıyorum.',
        'Sektörden bir yetkilinin görüşünü almak istiyoruz; üç kısa sorum var.',
        'Yazı {gün} günü baskıya giriyor, o güne kadar yanıt alabilirsem çok sevinirim.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '{yayın} muhabiriyim.',
        'Numara taşımada yaşanan gecikmelerle ilgili haberimiz için operatörlere toptan hizmet veren şirketlerin görüşüne başvuruyoruz.',
        'Kurumsal iletişimden kiminle görüşebilirim?',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '6698 sayılı Kanun’un 11. maddesi uyarınca, kişisel verilerimin şirketinizce işlenip işlenmediğini öğrenmek istiyorum.',
        'İşleniyorsa hangi amaçla işlendiğini ve kimlere aktarıldığını bildirmenizi talep ederim.',
        'Yanıtın bu e-posta adresine gönderilmesini rica ederim.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '{Geçen yıl|İki yıl önce|Geçen bahar} yaptığım iş başvurusundaki bilgilerimin ve özgeçmişimin silinmesini talep ediyorum.',
        'KVKK’nın 7. maddesine dayanan bu talebimin sonucunu yazılı olarak bildirmenizi rica ederim.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        '{12|24|40} daireli bir apartmanın yöneticisiyim; çatıya baz istasyonu kurmak için firmanız adına biri aradı.',
        'Böyle bir çalışmanız var mı, yoksa dolandırıcılık mı?',
        'Kat malikleri toplantısı {gün} akşamı, ondan önce bilgi alabilirsem iyi olur.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'Yurt dışında yaşayan ailemi aramak için uygun bir hattınız var mı?',
        'Daha çok {ülkeye} arama yapıyorum, ayda {üç|beş|sekiz} saat kadar.',
        '?Bireysel müşteri almıyorsanız kime başvurabileceğimi söyler misiniz?',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        '{dün} ofisinize görüşmeye gelmiştim, ilginiz için teşekkür ederim.',
        'Çay da sohbet de çok güzeldi; sonucu ne zaman öğrenebileceğimi sormak istedim.',
      ],
    },
  ],
  short: [
    {
      subject: 'general',
      sentences: [
        'Merhaba, beni arar mısınız?',
        'Merhaba, bana {telefon} numarasından ulaşabilir misiniz?',
        'Müsait olduğunuzda arar mısınız lütfen, {saat} sonrası uygunum.',
        'Toplu SMS fiyatınız nedir?',
        '{adet} SMS için fiyat alabilir miyim?',
        'Ofisiniz cumartesi günleri açık mı?',
        'Fiyat listesi rica ediyorum.',
        'Numaramı size taşıyabilir miyim?',
        'Kolay gelsin, {ülke} için ses fiyatınız nedir?',
        'Merhaba',
        '{gün} günü ofisinize uğrayabilir miyim?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'OTP gelmiyor.',
        'SMS’ler {beridir} gitmiyor, acil!!!',
        'Panel açılmıyor, {httpKodu} veriyor.',
        '{kayıt} numaralı kaydım ne durumda?',
        'Bir önceki mesajımı dikkate almayın lütfen, sorunu çözdük.',
        'Sorun çözüldü, teşekkürler 🙏',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'e-Fatura etiketinizi yazar mısınız?',
        'KEP adresiniz nedir?',
        '{fatura} numaralı faturanın dekontunu nereye göndereyim?',
        'İyi bayramlar! 🎉',
        'Ellerinize sağlık, yeni siteniz çok güzel olmuş.',
        'Staj başvurusu alıyor musunuz?',
      ],
    },
  ],
  long: {
    opening:
      '{şirket} olarak ses ve mesaj altyapımızı yenilemeye hazırlanıyoruz. Teklif aşamasına geçmeden önce birkaç sağlayıcıyla ön görüşme yapıyoruz ve sizden de aşağıdaki başlıklarda bilgi rica ediyoruz. Uzun bir mektup oldu, kusura bakmayın; yazılı olsun ki sonra karışıklık çıkmasın istedik.',
    paragraphs: [
      'Bugünkü durumumuz: {ilde} iki veri merkezimiz var, aylık trafiğimiz {dakika} dakika ses ve {adet} SMS. Ses tarafında iki, mesaj tarafında üç sağlayıcıyla çalışıyoruz. Sözleşmelerimizin ikisi bu yıl sona eriyor ve açıkçası yenilemek için pek bir nedenimiz yok.',
      'Ara bağlantı: SIP trunk’larımızı IPsec tüneli üzerinden sonlandırıyoruz, SIP-TLS ve SRTP’ye geçmek istiyoruz. Hangi kodekleri destekliyorsunuz, kabul testleri ne kadar sürüyor ve testleri birlikte mi yapıyoruz? Geçiş sırasında iki hattın bir süre yan yana çalışması bizim için şart.',
      'Kapasite: Olağan bir günde eşzamanlı {120|240|400} kanal kullanıyoruz, kampanya dönemlerinde bu sayı üçe katlanıyor. Kapasite artışını ne kadar önceden bildirmemiz gerekiyor? Kullanılmayan kapasite için ücret alıyor musunuz?',
      'Numaralar: Şu anda {60|180|350} coğrafi ve {2|4|6} ücretsiz arama numaramız var. Hepsini aynı gün taşımak istemiyoruz; önce küçük bir grupla denemek daha doğru olur. Taşıma sırasında kesinti yaşanırsa geri dönüş planınız nedir?',
      'OTP mesajları: Kodlarımızın geçerlilik süresi 180 saniye. Son altı ayda teslim süremizin ortalaması 9 saniye, ama yüzde 95’lik dilimde 41 saniyeyi gördük ve bu bizim için kabul edilebilir değil. Siz hangi değeri taahhüt edebiliyorsunuz, taahhüdün altına düşülürse ne oluyor?',
      'Türkçe karakterler: Mesajlarımızın neredeyse tamamında ş, ğ ve ı var. Dil tablosunu destekleyen ve desteklemeyen şebekelerin listesini paylaşabilir misiniz? Birden fazla parçaya bölünen mesajlarda parçaların sırası bozulabiliyor, bunu nasıl önlüyorsunuz?',
      'Teslim raporları: Raporların operatörden geldiği gibi, değiştirilmeden iletilmesini istiyoruz. Geçmişte “teslim edildi” görünen ama ulaşmayan mesajlar yüzünden ciddi müşteri kaybı yaşadık. Sahte rapor tespit ettiğinizde ne yapıyorsunuz, bize bildiriyor musunuz?',
      'Dolandırıcılık: Geçen yıl yapay şişirilmiş trafik (AIT) nedeniyle bir hafta sonunda {tutar} zarar ettik. Hangi eşikleri uyguluyorsunuz, eşik aşıldığında trafiği kim durduruyor ve bize gece yarısı da ulaşabiliyor musunuz? Eşikleri kendimiz de değiştirebilmek isteriz.',
      'API: Ekibimiz küçük, bu yüzden belgelerin güncel olması bizim için özelliklerin sayısından daha önemli. Sürüm değişikliklerini ne kadar önceden duyuruyorsunuz? Test ortamınız gerçek hata kodlarını döndürüyor mu? İmzalı webhook, yeniden deneme ve tekrarlanan istekler için bir anahtar (idempotency) desteği arıyoruz.',
      'Kişisel veriler: Hangi kayıtları, ne kadar süreyle ve nerede saklıyorsunuz? KVKK kapsamında veri işleyen olacaksınız; hazır bir sözleşme metniniz varsa hukuk birimimiz önceden incelemek ister. Alt işleyenlerinizin listesini de rica ediyoruz.',
      'Destek: Yedi gün yirmi dört saat nöbetiniz olduğunu sitenizde okuduk. Nöbetteki kişi konuyu bilen bir mühendis mi, yoksa kaydı açıp ertesi güne mi bırakıyor? Son büyük kesintinizin raporunu (müşteri adı olmadan) görebilirsek bu bizim için her sunumdan değerli olur.',
      'Ticari koşullar: Fiyatların en az altı ay sabit kalmasını, artışların bir ay önceden bildirilmesini istiyoruz. Ödeme vademiz 45 gün. Dönem sonu mutabakatında yüzde yarımın üstündeki farklar için kayıtların karşılıklı açılmasını sözleşmeye yazmak istiyoruz.',
      'Takvim: Yanıtlarınızı {gün} gününe kadar alabilirsek, izleyen hafta iki saatlik bir teknik toplantı yapmayı öneriyoruz. Toplantıya bizden dört kişi katılacak; sizden de en az bir ses, bir mesaj mühendisi bekliyoruz. İstanbul’a gelmekten memnuniyet duyarız, çayınızı da merak ediyoruz.',
    ],
  },
};
