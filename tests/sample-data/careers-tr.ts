import { cells } from '../support/cells.ts';
import type { Careers } from './careers.ts';

/** Turkish applicants and their texts. */
export const careersTr: Careers = {
  openings: {
    '0-1': ['{department} bölümünden bu yıl mezun oldum, ilk işimi arıyorum.'],
    '1-3': [
      'İki yıldır {role} olarak çalışıyorum.',
      'Okuldan sonra iki yıl {role} olarak çalıştım.',
    ],
    '3-5': ['Dört yıldır {role} olarak çalışıyorum.', 'Son dört yılımı {role} olarak geçirdim.'],
    '5-10': ['Yedi yıldır {role} olarak çalışıyorum, son ikisinde küçük bir ekibin başındayım.'],
    '10+': [
      'On iki yılı aşkın süredir bu işin içindeyim; {role} olarak üç ayrı şirkette çalıştım.',
    ],
  },
  roles: [
    {
      title: 'Ağ Mühendisi',
      role: 'ağ mühendisi',
      departments: ['Elektronik ve Haberleşme Mühendisliği', 'Bilgisayar Mühendisliği'],
      about: [
        'BGP ve MPLS ile {kurumsal|taşıyıcı} omurgaların tasarımında görev aldım.',
        'Bir veri merkezini, hiçbir müşteri fark etmeden başka bir binaya taşıdık; en gurur duyduğum iş budur.',
        'Otomasyonu severim, yapılandırmaları elle değil Ansible ile dağıtırım.',
        'Gece nöbetlerine alışkınım.',
      ],
    },
    {
      title: 'VoIP Mühendisi',
      role: 'VoIP mühendisi',
      departments: ['Elektronik ve Haberleşme Mühendisliği', 'Elektrik-Elektronik Mühendisliği'],
      about: [
        'Kamailio ve FreeSWITCH ile günde {200.000|350.000|500.000} çağrı taşıyan bir yapıyı işlettim.',
        'Bir SIP izine bakıp sorunun hangi tarafta olduğunu anlamayı severim.',
        'Ses kalitesini MOS ile izliyor, sapmaları müşteriden önce görmeye çalışıyorum.',
        'SIP-TLS ve SRTP geçişini baştan sona yürüttüm.',
      ],
    },
    {
      title: 'Yazılım Geliştirici',
      role: 'yazılım geliştirici',
      departments: ['Bilgisayar Mühendisliği', 'Yazılım Mühendisliği', 'Matematik'],
      about: [
        'Çoğunlukla TypeScript ve Go yazıyorum, veritabanlarıyla aram iyidir.',
        'Saniyede {3.000|5.000|8.000} mesaj işleyen bir kuyruk sistemini sıfırdan yazdım.',
        'Test yazmadan uyuyamam, belge yazmayı da severim.',
        'Açık kaynak bir SMPP kütüphanesine katkıda bulunuyorum.',
      ],
    },
    {
      title: 'Toptan Satış Yöneticisi',
      role: 'toptan satış yöneticisi',
      departments: ['İşletme', 'Uluslararası İlişkiler', 'İktisat'],
      about: [
        'Orta Doğu ve Kafkasya’daki {40|60|80} kadar operatörle çalıştım.',
        'İngilizcem ve Rusçam iyi, Arapçam görüşme yapacak düzeyde.',
        'Fiyat kadar kaliteyi de satarım; rotanın arkasında duramayacaksam söz vermem.',
        'Ayda bir hafta yolculuk yapmak benim için sorun değil.',
      ],
    },
    {
      title: 'Veri Analisti',
      role: 'veri analisti',
      departments: ['İstatistik', 'Endüstri Mühendisliği', 'Matematik'],
      about: [
        'Trafik verisinden dolandırıcılık örüntüleri çıkaran modeller üzerinde çalıştım.',
        'Python ve SQL her gün kullandığım araçlar.',
        'Bir tablonun neyi söylemediğini de sormayı öğrendim.',
        'Yüksek lisans tezimi {wangiri aramaları|yapay şişirilmiş SMS trafiği} üzerine yazdım.',
      ],
    },
  ],
  beginners: {
    about: [
      'Stajımı {bir operatörün NOC ekibinde|küçük bir yazılım şirketinde|bir veri merkezinde} yaptım.',
      'Bitirme projem, gelen çağrıları sıraya koyan küçük bir santraldi; hâlâ bölümde kullanılıyor.',
      'Ağ temelleri ve Python üzerine iki çevrim içi kurs tamamladım.',
      'Okulumuzun {bilişim|girişimcilik} kulübünde iki yıl boyunca etkinlik düzenledim.',
      'Çabuk öğrenirim, sormaktan da çekinmem.',
    ],
    endings: [
      'Hemen başlayabilirim.',
      'Bir şans verirseniz pişman olmayacağınızı düşünüyorum.',
      'Görüşmeye hafta içi her gün uygunum.',
    ],
  },
  endings: [
    'Öğrenmeyi seven, birbirine yardım eden bir ekip arıyorum.',
    'Görüşmeye {hafta içi her gün|öğleden sonraları|çevrim içi olarak} uygunum.',
    'Özgeçmişim ektedir; ayrıntıları yüz yüze anlatmaktan mutluluk duyarım.',
    'Halen çalışıyorum, {bir ay|iki hafta|on beş gün} içinde başlayabilirim.',
  ],
  whyUs: [
    'Kendi yazılımını yazan bir telekom şirketi bulmak kolay değil; sizde hem hat hem kod var.',
    'Uluslararası ses işini öğrenmek için bundan iyi bir yer düşünemiyorum.',
    'Sitenizdeki kesinti anlatımını okudum. Hatasını böyle açıkça yazan bir ekipte çalışmak isterim.',
    'Bir arkadaşım sizinle çalışıyor ve pazartesileri işe isteyerek gidiyor. Bu bana yetti.',
    'Ataşehir’e yürüme mesafesinde oturuyorum ama asıl neden bu değil: yaptığınız işin insanların gerçekten kullandığı bir şey olması.',
  ],
  sources: cells(`
    Bir konferansta tanıştık | Üniversitenin kariyer günü | Eski bir iş arkadaşımdan | Podcast
  `),
  universities: cells(`
    İstanbul Teknik Üniversitesi | Orta Doğu Teknik Üniversitesi | Yıldız Teknik Üniversitesi
    Ege Üniversitesi | Karadeniz Teknik Üniversitesi | Sakarya Üniversitesi | Gazi Üniversitesi
  `),
  fileNames: cells(`
    {name} CV.pdf | Özgeçmiş - {name}.pdf | {slug}_cv.pdf | CV.pdf
    {name} özgeçmiş (güncel).pdf | {slug}-ozgecmis-son-SON.pdf | cv_{slug}_tr.pdf
  `),
  headings: { profile: 'Özet', education: 'Eğitim', contact: 'İletişim', none: 'Yeni mezun' },
};
