/** In the mail to a sender. */
export const reply = {
  subject: 'Mesajınız hakkında',
  greeting: 'Sayın {name},',
  quoted: '{time} tarihinde {name} şunları yazdı:',
};
