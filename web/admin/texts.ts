import type { Language } from '#contract/languages.ts';

const tr = {
  title: 'Gelen kutusu',
  password: 'Parola',
  logIn: 'Giriş yap',
  loggingIn: 'Giriş yapılıyor…',
  logOut: 'Çıkış yap',
  loginTitle: 'Yönetim',
  loginLead: 'Gelen mesajları okumak için parolanızla giriş yapın.',
  loginFailed: 'Giriş yapılamadı',
  language: 'Dil',
  messages: 'Mesajlar',
  count: '{count} mesaj',
  empty: 'Henüz mesaj yok. Biri yazdığında burada göreceksiniz.',
  loading: 'Mesajlar getiriliyor…',
  failed: 'Mesajlar getirilemedi. Bağlantınızı denetleyip yeniden deneyin.',
  retry: 'Yeniden dene',
  more: 'Daha eskileri getir',
  choose: 'Okumak için listeden bir mesaj seçin.',
  gone: 'Bu mesaj artık yok.',
  back: 'Listeye dön',
  from: 'Gönderen',
  email: 'E-posta',
  arrived: 'Geliş',
  writtenIn: 'Dil',
  notice: 'Aydınlatma sürümü',
  languages: { tr: 'Türkçe', en: 'İngilizce' },
  notifications: { region: 'Bildirimler', dismiss: 'Bildirimi kapat' },
};

/** The admin's words: one shape in each language, so that a missing one fails the type check. */
export type AdminTexts = typeof tr;

const en: AdminTexts = {
  title: 'Inbox',
  password: 'Password',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  logOut: 'Log out',
  loginTitle: 'Admin',
  loginLead: 'Log in with your password to read what has come in.',
  loginFailed: 'Login failed',
  language: 'Language',
  messages: 'Messages',
  count: '{count} messages',
  empty: 'No messages yet. You will see them here as soon as somebody writes.',
  loading: 'Fetching messages…',
  failed: 'The messages could not be fetched. Check your connection and try again.',
  retry: 'Try again',
  more: 'Fetch older ones',
  choose: 'Choose a message from the list to read it.',
  gone: 'This message is no longer there.',
  back: 'Back to the list',
  from: 'From',
  email: 'Email',
  arrived: 'Arrived',
  writtenIn: 'Language',
  notice: 'Notice version',
  languages: { tr: 'Turkish', en: 'English' },
  notifications: { region: 'Notifications', dismiss: 'Dismiss the notification' },
};

export const adminTexts: Record<Language, AdminTexts> = { tr, en };
