import type { PageContent } from '#contract/content/schema.ts';

export const life: PageContent<'life'> = {
  seo: {
    title: 'Bizde yaşam ve kariyer | {name}',
    description:
      '{name} nasıl bir iş yeri? Ekibi, öğrenme olanaklarını ve çalışanların kendi sözlerini okuyun, İstanbul’daki ekibimize genel başvuru yapın.',
  },
  hero: {
    title: 'Bu trafiğin başında biz varız.',
    lead: 'Mühendisler, yazılımcılar, müşteri ve finans ekipleri… Farklı işler yapıyor, aynı ekrana bakıyoruz. Nasıl çalıştığımızı bizden dinleyin.',
    plate: 'Farklı renklerde iplikler örülüp tek bir çizgi oluyor.',
  },
  sections: {
    'who-we-are-team': {
      title: 'Farklı meslekler, tek frekans.',
      paragraphs: [
        'Bir rotanın fiyatını belirleyen de o rotada sesin neden kesildiğini bulan da aynı çay ocağında sıraya girer. Kararların bir kısmı daha toplantıya varmadan orada olgunlaşır.',
        'Aynı gün içinde birkaç dilde telefon görüşmesi duyarsınız, kahkahalar genellikle Türkçedir. Burada unvan söz kesmeye yaramaz; iyi fikir kimden çıkarsa onunla ilerleriz.',
      ],
    },
    'development-learning': {
      title: 'Merak sizden, protokoller bizden.',
      paragraphs: [
        'Telekomu okulda öğrenmemiş olabilirsiniz, aramızda işin başında öğrenenler çok. İlk aylarınızda yanınızda bir yol arkadaşı olur; SIP kaydı okumayı da kahve makinesinin huyunu da ondan öğrenirsiniz.',
        'Sonrası size kalmış. Bir konuda derinleşmek isteyene zaman ve bütçe ayırır, öğrendiğini anlatmak isteyenin karşısına da meraklı bir kalabalık çıkarırız.',
      ],
      points: [
        'İlk üç ay size eşlik eden deneyimli bir ekip arkadaşı',
        'Mesleki eğitim ve sertifika sınavları için yıllık bütçe',
        'İş saatleri içinde İngilizce dersi ve teknik okuma grubu',
        'Yılda iki kez, yöneticinizle yalnızca gelişiminizi konuştuğunuz bir görüşme',
      ],
    },
    'team-spirit': {
      title: 'Gece üçte kimi ararsınız?',
      paragraphs: [
        'Ekip ruhu duvara asılan afişle olmaz. Gece üçte gelen bir alarmda kimin kimi çekinmeden aradığına bakın, anlarsınız. Dört arkadaşımız kendi sözleriyle anlatıyor.',
      ],
      voices: [
        {
          quote:
            'Gece nöbetinde alarm çalınca önce bir nefes alırım, sonra ekrana bakarım. Acele eden yanlış rotayı kapatır. Bunu bana ilk haftamda, kendi kapattığı rotayı anlatarak Murat abi öğretti.',
          author: 'Elif',
          position: 'Ağ operasyon mühendisi',
        },
        {
          quote:
            'İlk yazdığım kod, tarife dosyalarındaki virgülleri noktaya çeviriyordu. Küçücük bir şey. Ama o hafta fiyatlama ekibi cuma akşamı eve zamanında gitti, pazartesi masamda baklava vardı.',
          author: 'Kerem',
          position: 'Yazılım geliştirici',
        },
        {
          quote:
            'Bir iş ortağımızla üç yıldır her salı konuşuyoruz. Kızının okula başladığını biliyorum, o da benim kedimin adını biliyor. Trafiği düştüğünde e-posta yazmıyor, doğrudan beni arıyor.',
          author: 'Zeynep',
          position: 'İş ortaklıkları yöneticisi',
        },
        {
          quote:
            'Ben edebiyat okudum, ASR nedir ACD nedir burada öğrendim. Bilmediğimi söylediğimde kimse gülmedi, biri sandalyesini çekip yanıma oturdu.',
          author: 'Deniz',
          position: 'Müşteri destek uzmanı',
        },
      ],
    },
    'join-team': {
      title: 'Bir sandalye de size çekelim.',
      paragraphs: [
        'Başvurmak için ilan beklemeniz gerekmez. Kendinizi, neyi iyi yaptığınızı ve burada ne yapmak istediğinizi birkaç cümleyle yazın, özgeçmişinizi de ekleyin.',
        'Her başvuruyu bir insan okur. Size uygun bir yer varsa ararız, yoksa da yazarız. Bilgilerinizi nasıl kullandığımızı ve ne kadar tuttuğumuzu [gizlilik sayfamızda](page:privacy#candidates) okuyabilirsiniz.',
      ],
      action: 'E-postayla başvurmak isterseniz',
      openings: {
        title: 'Açık pozisyonlar',
        none: 'Şu anda açık bir pozisyonumuz yok. Genel başvurunuzu ise her zaman bekliyoruz.',
        search: 'Pozisyon, birim ya da şehir arayın',
        noneFound: 'Aramanıza uyan bir pozisyon bulamadık.',
        until: 'Son başvuru: {date}',
        workplaces: { office: 'Ofiste', hybrid: 'Hibrit', remote: 'Uzaktan' },
        employments: {
          fullTime: 'Tam zamanlı',
          partTime: 'Yarı zamanlı',
          contract: 'Proje bazlı',
          temporary: 'Belirli süreli',
          internship: 'Staj',
        },
        facts: {
          department: 'Birim',
          place: 'Çalışma yeri',
          employment: 'Çalışma biçimi',
          closes: 'Son başvuru',
          pay: 'Ücret',
        },
        pay: {
          whole: 'Aylık brüt {amount}',
          from: 'Aylık brüt en az {amount}',
          to: 'Aylık brüt en çok {amount}',
        },
        does: 'Neler yapacaksınız?',
        brings: 'Sizden ne bekliyoruz?',
        offers: 'Size ne sunuyoruz?',
        apply: 'Bu pozisyona başvurun',
        applyingTo: 'Başvurduğunuz pozisyon',
        questions: 'Sorularınız için insan kaynakları ekibimize yazabilirsiniz:',
        all: 'Tüm açık pozisyonlar',
        general: 'Genel başvuru',
        closed: {
          title: 'Bu ilan kapandı.',
          text: '“{title}” pozisyonu için artık başvuru almıyoruz. İlginiz için teşekkür ederiz.',
          general: 'Genel başvuru yapın',
          meanwhile:
            'Siz formu doldururken bu ilan kapandı; başvurunuzu yine de aldık. Bir insan okur ve size yazar.',
        },
      },
      application: {
        steps: {
          person: 'Sizi tanıyalım',
          path: 'Deneyim ve eğitim',
          words: 'Kendi sözlerinizle',
          file: 'Özgeçmiş ve onay',
        },
        progress: 'Başvurunun adımları',
        next: 'Devam et',
        back: 'Geri',
        nameSurname: 'Ad Soyad',
        email: 'E-posta',
        phone: 'Telefon',
        currentPosition: 'Şu anki göreviniz',
        yearsOfExperience: 'Deneyim süreniz',
        years: {
          '0-1': '0–1 yıl',
          '1-3': '1–3 yıl',
          '3-5': '3–5 yıl',
          '5-10': '5–10 yıl',
          '10+': '10+ yıl',
        },
        university: 'Üniversite',
        department: 'Bölüm',
        graduationYear: 'Mezuniyet yılı',
        linkedin: 'LinkedIn profiliniz',
        github: 'GitHub profiliniz',
        portfolio: 'Kişisel siteniz ya da portfolyonuz',
        aboutYourself: 'Kendinizden söz edin',
        whyUs: 'Neden {shortName}?',
        cv: 'Özgeçmiş (CV)',
        cvHint: 'Lütfen PDF yükleyin; DOC ve DOCX de kabul edilir. En fazla 5 MB.',
        cvChoose: 'Dosya seç',
        cvDrop: 'ya da dosyayı buraya bırakın',
        cvRemove: 'Dosyayı kaldır',
        cvNotKept: 'Tarayıcınız dosyayı saklamadı; özgeçmişinizi yeniden ekleyin.',
        howDidYouFind: 'Bizi nereden duydunuz?',
        sources: {
          linkedin: 'LinkedIn',
          indeed: 'Indeed',
          friend: 'Arkadaş önerisi',
          website: 'Şirketin web sitesi',
          other: 'Diğer',
        },
        howDidYouFindOther: 'Nereden duyduğunuzu yazar mısınız?',
        talentPool:
          'Başvurumun, ileride açılabilecek pozisyonlar için yetenek havuzunda saklanmasına açık rıza veriyorum.',
        talentPoolNote:
          'İşaretlerseniz başvurunuzu, olumsuz sonuçlansa da {poolKept} saklarız; işaretlemeseniz de aynı özenle değerlendiririz. Rızanızı dilediğiniz an geri alabilirsiniz.',
        notice:
          '{name}, bu formdaki bilgilerinizi size uygun bir görev olup olmadığını değerlendirmek amacıyla, bir iş sözleşmesinin kurulmasıyla doğrudan ilgili olmasına dayanarak işler; yasal zorunluluk dışında üçüncü kişilerle paylaşmaz, olumsuz sonuçlanan başvuruyu, yetenek havuzu için rıza vermediyseniz {rejectedKept} sonra siler. Haklarınız ve ayrıntılar: {link}.',
        noticeLink: 'Aday aydınlatma metni',
        send: 'Başvuruyu gönder',
        sending: 'Gönderiliyor...',
        uploading: 'Dosyanız yükleniyor: %{percent}',
        cancel: 'Göndermeyi durdur',
        cancelled: 'Gönderme durduruldu. Yazdıklarınız ve dosyanız yerinde duruyor.',
        success: 'Başvurunuz başarıyla alındı. En kısa sürede sizinle iletişime geçeceğiz.',
        successNote: 'Artık söz bizde. Başvurunuzu bir insan okur ve size yazar.',
        failure: 'Başvurunuz gönderilirken bir hata oluştu. Lütfen tekrar deneyin.',
        offline:
          'Ağa ulaşamadık, ama yazdıklarınız ve dosyanız yerinde duruyor. Bağlantınız geri gelince bir kez daha göndermeniz yeter.',
      },
    },
  },
};
