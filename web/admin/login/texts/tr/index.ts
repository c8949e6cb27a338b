/** The texts of further ways to log in. Those of the default language give the others their shape. */
export const texts = {
  byPasskey: 'Geçiş anahtarıyla gir',
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
};
