/** The texts about keys. Those of the default language give the others their shape (../../texts.ts). */
export const texts = {
  app: {
    lead: 'Telefonunuzdaki doğrulama uygulamasıyla bu kodu okutun: Google Authenticator, Microsoft Authenticator, Apple Parolalar ya da benzeri.',
    qr: 'Doğrulama uygulaması için karekod',
    open: 'Uygulama bu cihazdaysa burada açın',
    byHand: 'Okutamıyorsanız uygulamaya bu anahtarı yazın:',
    code: 'Uygulamada görünen altı haneli kod',
  },
  recovery: {
    title: 'Kurtarma kodlarınız',
    lead: 'Telefonunuz ya da bilgisayarınız yanınızda değilse bu kodlarla girersiniz. Her kod bir kez geçer. Yalnızca şimdi gösteriliyorlar; parola kasanıza kaydedin ya da yazdırıp güvenli bir yerde saklayın.',
    copy: 'Kopyala',
    copied: 'Kodlar kopyalandı.',
    notCopied: 'Kodlar kopyalanamadı. Seçip elle kopyalayabilir ya da indirebilirsiniz.',
    download: 'Dosya olarak indir',
    print: 'Yazdır',
    file: '{company} kurtarma kodları',
    kept: 'Kodları sakladım',
  },
};
