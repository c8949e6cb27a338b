import type { Role } from '#contract/admin/role-names.ts';

/** The texts of the team page and of an invitation. Those of the default language give the others their shape (../../texts.ts). */
export const texts = {
  lead: 'Yönetim paneline kimler girebilir, neyi görür.',
  loading: 'Ekip getiriliyor…',
  failed: 'Ekip getirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  list: 'Ekiptekiler',
  alone: {
    title: 'Şu anda burada yalnızsınız',
    lead: 'Panel tek bir parolayla açılıyor; parolayı bilen her şeyi görür. İş arkadaşlarınızı davet ederseniz herkes kendi anahtarıyla girer ve yalnızca kendi işini görür. Parolanızı kimseyle paylaşmanız gerekmez.',
  },
  nameless: 'Yönetici',
  own: 'siz',
  roles: {
    owner: 'Sahip',
    office: 'Ofis',
    hiring: 'İşe alım',
    editor: 'İçerik',
    reader: 'Okur',
  } satisfies Record<Role, string>,
  sees: {
    owner: 'Her şeyi görür ve değiştirir, ekibi yönetir.',
    office:
      'Mesajları yanıtlar, kişisel veri taleplerini karşılar. Başvurulara ve özgeçmişlere giremez.',
    hiring: 'Başvuruları, özgeçmişleri ve görüşmeleri yürütür, adaylara yazar. Mesajlara giremez.',
    editor:
      'Sitenin metinlerini ve iş ilanlarını düzenler, yayımlar. Mesajlara ve başvurulara giremez.',
    reader: 'Mesajları ve başvuruları okur. Değiştiremez, dışa aktaramaz, özgeçmişleri açamaz.',
  } satisfies Record<Role, string>,
  invitedUntil: 'Daveti {time} tarihine kadar geçerli',
  invitationOver: 'Davetinin süresi doldu',
  invited: 'davetli',
  suspended: 'askıda',
  seen: 'Son görülme: {time}',
  neverSeen: 'Henüz giriş yapmadı',
  factor: { yes: 'geçiş anahtarı ya da iki adımlı giriş', no: 'yalnızca parola' },
  invite: {
    title: 'Birini davet et',
    lead: 'Davet edeceğiniz kişi kendi anahtarını oluşturur; parolanızı bilmesi gerekmez.',
    send: 'Davet et',
    sending: 'Davet ediliyor…',
  },
  again: {
    title: 'Yeniden davet et',
    lead: '{name} için yeni bir davet bağlantısı oluşturulacak. Açık oturumları kapanır; eski anahtarları ve parolası hemen geçersiz olur.',
    send: 'Davet et',
    sending: 'Davet ediliyor…',
  },
  change: {
    title: '{name}: düzenle',
    lead: 'Ad, yaptıklarının yanında görünür.',
    send: 'Kaydet',
    sending: 'Kaydediliyor…',
    action: 'Düzenle',
    giveName: 'Adınızı yazın',
  },
  suspend: 'Askıya al',
  restore: 'Yeniden aç',
  name: 'Adı soyadı',
  email: 'E-posta',
  role: 'Görevi',
  proof: 'Sizin parolanız: açık kalmış bir oturumdan kimse ekibi değiştiremesin.',
  /** The label of an action with whom it is for. */
  labelled: '{action}: {name}',
  link: {
    mailed:
      'Davet {email} adresine e-postayla gidiyor. Ulaşmazsa bu bağlantıyı kendiniz de iletebilirsiniz.',
    byHand:
      'E-posta gönderimi kurulu olmadığı için davet gönderilmedi. Bu bağlantıyı {name} adlı kişiye siz iletin.',
    until: 'Bağlantı bir kez, {time} tarihine kadar kullanılabilir. Yalnızca şimdi gösteriliyor.',
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı.',
    notCopied: 'Kopyalanamadı. Bağlantıyı seçip elle kopyalayın.',
    done: 'Tamam',
  },
  remove: {
    action: 'Çıkar',
    title: '{name} ekipten çıkarılsın mı?',
    lead: 'Anahtarları, parolası ve e-posta adresi silinir, açık oturumları hemen kapanır, üzerindeki işler boşa çıkar. Yazdıklarında ve yaptıklarında adı kalır. Bu işlem geri alınamaz; gerekirse yeniden davet edersiniz.',
    confirm: 'Ekipten çıkar',
  },
  done: {
    suspended: '{name} artık giremez; açık oturumları kapatıldı.',
    restored: '{name} yeniden girebilir.',
    removed: '{name} ekipten çıkarıldı.',
  },
  /** Whose task a message or an application is. */
  assignment: {
    give: 'Birine ver',
    giveMe: 'Üzerime al',
    me: 'Bana',
    nobody: 'Kimseye',
    mine: 'Bana verilenler',
    nobodys: 'Kimseye verilmeyenler',
    done: {
      me: '{count} kayıt size verildi.',
      user: '{count} kayıt {name} adlı kişiye verildi.',
      nobody: '{count} kayıt artık kimsenin üzerinde değil.',
    },
  },
  gone: 'Bu kişi bu arada ekipten çıkarılmış.',
  invitation: {
    title: 'Davet',
    checking: 'Davetiniz kontrol ediliyor…',
    hello: 'Merhaba {name}',
    lead: '{company} sitesinin yönetim paneline davet edildiniz.',
    role: 'Göreviniz: {role}',
    otherSession:
      'Bu tarayıcıda açık bir oturum var. Davet sizin için değilse bu sayfayı kapatın; kabul edilince o oturumun yerine yenisi açılır.',
    passkey:
      'Geçiş anahtarı parolanın yerini tutar: parmak iziniz, yüzünüz ya da ekran kilidinizle girersiniz. Ezberlenecek ya da sahte bir sayfaya yazılacak bir şey kalmaz.',
    make: 'Geçiş anahtarı oluştur',
    making: 'Cihazınızın onayı bekleniyor…',
    notMade: 'Geçiş anahtarı oluşturulmadı. Hazır olduğunuzda yeniden deneyebilirsiniz.',
    without: 'Bu cihazda geçiş anahtarı yok',
    unsupported:
      'Bu tarayıcı geçiş anahtarı oluşturamıyor. Bir parola ve telefonunuzdaki bir doğrulama uygulamasıyla girebilirsiniz.',
    byPassword: 'Parola ve doğrulama uygulamasıyla',
    accept: 'Daveti kabul et',
    accepting: 'Kabul ediliyor…',
    failed: 'Davet kabul edilemedi. Lütfen yeniden deneyin.',
    notRead: 'Davet getirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    overTitle: 'Bu davet artık geçerli değil',
    over: 'Bağlantı daha önce kullanılmış, süresi dolmuş ya da yerine yenisi gönderilmiş olabilir. Sizi davet eden kişiden yeni bir davet isteyin.',
    logIn: 'Giriş sayfasına git',
  },
};
