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
};
