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
  byPasskey: 'Geçiş anahtarıyla gir',
  byEmail: 'E-posta ve parolayla gir',
  byPassword: 'Yalnızca parolayla gir',
  email: 'E-posta',
  notAnswered: 'Geçiş anahtarı kullanılmadı. Hazır olduğunuzda yeniden deneyin.',
  second: {
    lead: 'Parolanız doğru. Şimdi siz olduğunuzu onaylayın.',
    code: 'Doğrulama kodu',
    orRecoveryCode: 'Uygulamada görünen altı hane; kurtarma kodu da olur.',
    recoveryCode: 'Kurtarma kodu',
    useRecoveryCode: 'Kurtarma kodu kullan',
    passkey: 'Geçiş anahtarını kullan',
    refused: 'Bu geçiş anahtarı sizin hesabınıza ait değil. Lütfen başka bir anahtar deneyin.',
    remember: 'Bu cihazda 30 gün sorma',
    back: 'Parolaya dön',
  },
  language: 'Dil',
};
