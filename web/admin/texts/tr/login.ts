/** The texts of the login page and of the password form. */
export const login = {
  password: 'Parola',
  logIn: 'Giriş yap',
  loggingIn: 'Giriş yapılıyor…',
  loginTitle: 'Yönetim',
  loginLead: 'Gelen mesajları ve başvuruları okumak için parolanızla giriş yapın.',
  loginFailed: 'Giriş yapılamadı',
  unencrypted: {
    title: 'Bu bağlantı şifreli değil',
    advice:
      'Parolanızı ve okuduğunuz mesajları aynı ağdaki herkes görebilir. Siteyi https ile açın; henüz kurulmadıysa nasıl kurulacağını işletim kılavuzu anlatır (HTTPS).',
  },
  otherWays: 'Başka bir yolla gir',
  language: 'Dil',
};
