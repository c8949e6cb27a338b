import type { Role } from '../../admin/role-names.ts';

/** What the API says about users, and their invitation. */
export const users = {
  lastFactor: 'Bu, panele girmenizin son yolu. Lütfen önce bir başkasını ekleyin.',
  taken: 'Bu adres başka bir kullanıcıda kayıtlı.',
  firstOwner: 'İlk sahibin ve kendinizin erişimi buradan değiştirilemez.',
  /** With {company}, {name}, {host} and {time}. */
  invitation: {
    subject: '{company}: Yönetim paneline erişiminiz',
    lead: 'Merhaba {name}, {host} sitesinin yönetim paneline davet edildiniz. Aşağıdaki bağlantıyla kendi anahtarınızı oluşturursunuz; başkasının parolasına ihtiyacınız olmaz.',
    until: 'Bağlantı yalnızca bir kez, {time} tarihine kadar geçerlidir.',
    stray:
      'Bu davetin size neden geldiğini bilmiyorsanız e-postayı dikkate almayabilirsiniz: siz kullanmadıkça bağlantı hiçbir şeyi açmaz.',
    open: 'Daveti kabul edin',
  },
  /** The daily mail, with {count} and {references}. */
  reminder: {
    subject: 'Bugün sizi bekleyen kayıt: {count}',
    message: 'Size verilen açık mesaj: {count}. En yenileri: {references}',
    application:
      'Size verilen ve henüz karar verilmemiş başvuru: {count}. En yenileri: {references}',
    stop: 'Bu hatırlatmayı almak istemezseniz hesap sayfanızdan kapatabilirsiniz.',
    open: 'Yönetim panelini aç',
  },
  /** The file of a person's export that says who reaches the data; with {day} and {roles}. */
  access: {
    file: 'Verilere kimler ulaşabilir',
    lead: '{day} günü itibarıyla bu verilere yalnızca şu görevlilerimiz ulaşabilir:',
    messages: 'Mesajlar ve yazışmaları: {roles}',
    applications: 'Başvurular ve yazışmaları: {roles}',
    cvs: 'Özgeçmiş dosyaları: {roles}',
    person: 'Bir kişiye ait bütün kayıtlar bir arada: {roles}',
    roles: {
      owner: 'yöneticiler',
      office: 'ofis çalışanları',
      hiring: 'işe alım çalışanları',
      editor: 'içerik çalışanları',
      reader: 'okuma yetkisi verilenler',
    } satisfies Record<Role, string>,
  },
};
