import type { PasswordTexts } from '../../admin/weak-password.ts';

/** Why a password was refused. */
export const passwords: PasswordTexts = {
  tooWeak: 'Lütfen tahmin edilmesi daha zor bir parola seçin.',
  weaknesses: {
    keys: 'Klavyede yan yana duran tuşlar ilk denenenlerdendir.',
    repeats: 'Yinelenen harf ve sözcükler pek bir şey katmaz.',
    row: 'abc ya da 123 gibi sıralar ilk denenenlerdendir.',
    date: 'Yıllar ve tarihler kolay tahmin edilir.',
    common: 'Çok kullanılan bir parolaya benziyor.',
    own: 'Şirketin adı ilk denenenlerdendir.',
    logged: 'Bu ilk parola, sunucunun günlüğünde de yazılıdır.',
  },
};
