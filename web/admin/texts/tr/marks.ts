/** The texts of notes, follow-ups, tags and answers. */
export const marks = {
  markAnswered: 'Yanıtlandı olarak işaretle',
  ways: { email: 'E-posta ile', phone: 'Telefonla', inPerson: 'Yüz yüze' },
  answered: {
    email: 'E-posta ile yanıtlandı',
    phone: 'Telefonla yanıtlandı',
    inPerson: 'Yüz yüze yanıtlandı',
  },
  answeredOn: {
    email: 'E-posta ile yanıtlandı: {time}',
    phone: 'Telefonla yanıtlandı: {time}',
    inPerson: 'Yüz yüze yanıtlandı: {time}',
  },
  notAnswered: 'Aslında yanıtlanmadı',
  /** After a mail program was opened. */
  question: '{name} adlı kişiyi yanıtladınız mı?',
  yes: 'Evet, e-posta ile',
  notYet: 'Henüz değil',
  followUp: 'Takip tarihi',
  followUpOn: 'Takip: {day}',
  followUpToday: 'Takip: bugün',
  followUpOverdue: 'Takip gecikti: {day}',
  tomorrow: 'Yarın',
  inThreeDays: '3 gün sonra',
  nextWeek: 'Gelecek hafta',
  otherDay: 'Başka bir gün',
  setDay: 'Ayarla',
  removeFollowUp: 'Takibi kaldır',
  /** The meaning of a count of follow-ups. */
  dueCount: 'bugün ya da gecikmiş',
  done: {
    email: '{count} mesaj e-posta ile yanıtlandı olarak işaretlendi.',
    phone: '{count} mesaj telefonla yanıtlandı olarak işaretlendi.',
    inPerson: '{count} mesaj yüz yüze yanıtlandı olarak işaretlendi.',
    notAnswered: '{count} mesajın yanıtlandı işareti kaldırıldı.',
    followUp: 'Takip tarihi: {day}.',
    followUpMany: '{count} kayıt için takip tarihi: {day}.',
    followUpRemoved: 'Takip tarihi kaldırıldı.',
    followUpRemovedMany: '{count} kaydın takip tarihi kaldırıldı.',
  },
};
