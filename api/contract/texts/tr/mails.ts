/** The words of mails. */
export const mails = {
  messages: {
    one: 'Yeni mesaj: {who}',
    many: '{count} yeni mesaj',
    unnamed: 'Yeni mesaj: {count}',
    open: 'Gelen kutusunu aç',
  },
  applications: {
    one: 'Yeni başvuru: {who}',
    many: '{count} yeni başvuru',
    unnamed: 'Yeni başvuru: {count}',
    open: 'Başvuruları aç',
  },
  spam: {
    messages: {
      subject: 'Bu hafta istenmeyen mesaj: {count}',
      lead: 'Son bir haftada {count} mesaj istenmeyen sayıldığı için bildirilmedi. Aralarında yanıt bekleyen biri olabilir; bir göz atın.',
      open: 'İstenmeyenleri aç',
    },
    applications: {
      subject: 'Bu hafta istenmeyen başvuru: {count}',
      lead: 'Son bir haftada {count} başvuru istenmeyen sayıldığı için bildirilmedi. Aralarında gerçek bir aday olabilir; bir göz atın.',
      open: 'İstenmeyen başvuruları aç',
    },
  },
  operator: {
    one: '{host}: {what}',
    many: '{host}: {what} (ve {count} konu daha)',
    over: '{host}: Her şey yolunda',
    overLead: 'Size bildirilen sorunların hepsi giderildi.',
    open: 'Sistem sayfasını aç',
  },
  test: {
    subject: 'Deneme e-postası',
    lead: 'Bu e-posta size ulaştıysa yeni mesajların ve başvuruların bildirimleri de ulaşır.',
  },
  more: 've {count} kayıt daha',
  withheld: 'Ayarlarınız gereği bu e-postada kimin ne yazdığı yer almaz.',
  footer:
    '{company} · Bu bildirim {host} sitesinden gönderildi. Lütfen bu e-postayı yanıtlamayın; yanıtınızı yönetim alanından gönderin.',
  /** Of the company, at the end of a letter to the outside; a part that names an empty fact is left out. */
  company: ['{legalName}', 'Merkez: {seat}', 'Ticaret sicil no: {registryNumber}'],
  acknowledgement: {
    subject: '{company}: {received} ({reference})',
    message: {
      received: 'Mesajınız bize ulaştı',
      next: 'Mesajınızı okuyup size yanıt vereceğiz.',
    },
    quote: {
      received: 'Teklif talebiniz bize ulaştı',
      next: 'Talebinizi inceleyip size yanıt vereceğiz.',
    },
    application: {
      received: 'Başvurunuz bize ulaştı',
      next: 'Başvurunuzu inceleyip sonucu size bildireceğiz.',
    },
    reference: 'Referans numaranız: {reference}',
    more: 'Eklemek istediğiniz bir şey olursa bu e-postayı yanıtlayın ya da {mailbox} adresine referans numaranızla yazın.',
    stray:
      'Bize siz yazmadıysanız e-posta adresinizi bir başkası girmiştir; bu e-postayı dikkate almayabilirsiniz.',
    footer: '{company} · Bu e-posta {host} sitesinden otomatik olarak gönderildi.',
  },
  reply: {
    subjects: {
      message: '{company}: Mesajınız hakkında',
      quote: '{company}: Teklif talebiniz hakkında',
      application: '{company}: Başvurunuz hakkında',
    },
    placeholders: {
      name: 'ad',
      subject: 'konu',
      position: 'ilan',
      interview: 'görüşme',
      company: 'şirket',
      user: 'kullanıcı',
    },
    /** In place of the position of a general application. */
    general: 'genel başvuru',
    greeting: 'Sayın {name},',
    closing: 'Saygılarımızla,\n{company}',
    quoted: '{time} tarihinde {name} şunları yazdı:',
    interview: {
      planned:
        'Görüşmemiz: {interview}. Takvim daveti bu e-postanın ekindedir.\n\nBu zaman size uymuyorsa bu e-postayı yanıtlayarak bize bildirebilirsiniz.',
      moved:
        'Görüşmemizle ilgili bir değişiklik oldu. Güncel bilgiler: {interview}. Ekteki davet, takviminizdeki kaydı günceller.\n\nBu zaman size uymuyorsa bu e-postayı yanıtlayarak bize bildirebilirsiniz.',
      cancelled:
        'Görüşmemizi ({interview}) ne yazık ki iptal etmek zorunda kaldık. Ekteki dosya, kaydı takviminizden kaldırır.',
    },
    invitation: '{company} ile görüşme',
    invitationFile: 'gorusme',
  },
};
