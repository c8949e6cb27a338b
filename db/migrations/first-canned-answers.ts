/** The canned answers of a new database, for the company to change. */
export const firstCannedAnswers = [
  {
    id: '01994000-0000-7000-8000-000000000001',
    purpose: 'message',
    name: 'Yanıt hazırlanıyor',
    folded: 'yanit hazirlaniyor',
    texts: {
      tr: {
        subject: 'Mesajınız hakkında',
        text: 'Sayın {name},\n\nBize yazdığınız için teşekkür ederiz. Mesajınızı ilgili arkadaşlarımıza ilettik; yanıtımızı en kısa sürede göndereceğiz.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: 'About your message',
        text: 'Dear {name},\n\nThank you for writing to us. We have passed your message to the colleagues in charge, and will send you our answer as soon as we can.\n\nKind regards,\n{company}',
      },
    },
  },
  {
    id: '01994000-0000-7000-8000-000000000002',
    purpose: 'quote',
    name: 'Teklif hazırlanıyor',
    folded: 'teklif hazirlaniyor',
    texts: {
      tr: {
        subject: 'Teklif talebiniz hakkında',
        text: 'Sayın {name},\n\nTeklif talebiniz için teşekkür ederiz. Teklifinizi hazırlıyoruz; sorumuz olursa bu adresten ulaşacağız.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: 'About your quote request',
        text: 'Dear {name},\n\nThank you for your quote request. We are preparing our prices for you, and will write to you at this address if we have a question.\n\nKind regards,\n{company}',
      },
    },
  },
  {
    id: '01994000-0000-7000-8000-000000000003',
    purpose: 'application',
    name: 'Görüşmeye davet',
    folded: 'gorusmeye davet',
    texts: {
      tr: {
        subject: '{company}: görüşme daveti',
        text: 'Sayın {name},\n\nBaşvurunuzu ilgiyle okuduk, sizi tanımak isteriz. Görüşmemiz: {interview}. Takvim daveti bu e-postanın ekindedir.\n\nBu zaman size uymuyorsa bu e-postayı yanıtlayarak bize bildirebilirsiniz.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: '{company}: invitation to an interview',
        text: 'Dear {name},\n\nWe have read your application with interest and would like to meet you. Our interview: {interview}. You find an invitation for your calendar attached.\n\nIf this time does not suit you, please reply to this e-mail.\n\nKind regards,\n{company}',
      },
    },
  },
  {
    id: '01994000-0000-7000-8000-000000000004',
    purpose: 'application',
    name: 'Olumsuz yanıt',
    folded: 'olumsuz yanit',
    texts: {
      tr: {
        subject: 'Başvurunuz hakkında',
        text: 'Sayın {name},\n\n{company} ekibine katılmak istediğiniz ve bize zaman ayırdığınız için teşekkür ederiz. Başvurunuzu dikkatle inceledik; bu kez sizinle devam edemeyeceğimizi üzülerek bildiririz.\n\nYolunuzun açık olmasını dileriz.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: 'About your application',
        text: 'Dear {name},\n\nThank you for your interest in joining {company}, and for the time you gave us. We have read your application carefully, and are sorry to tell you that we will not take it further this time.\n\nWe wish you every success.\n\nKind regards,\n{company}',
      },
    },
  },
] as const;
