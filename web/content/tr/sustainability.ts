import type { PageContent } from '#contract/content/schema.ts';

export const sustainability: PageContent<'sustainability'> = {
  seo: {
    title: 'Sürdürülebilirlik: çevre, toplum, etik | {name}',
    description:
      'Daha az enerjiyle taşınan trafik, herkese açık bir iş yeri, yazılı etik kurallar: {name} çevreye, topluma ve uyuma nasıl yaklaşıyor?',
  },
  hero: {
    title: 'Ses iz bırakmaz. Onu\u00a0taşıyan ağ\u00a0bırakır.',
    lead: 'Bir sunucunun tükettiği elektrikten bir mesajın kime, hangi izinle gittiğine kadar, bıraktığımız izi bilmek ve azaltmak istiyoruz.',
    plate: 'Çizgilerle çizilmiş tepeler ve arkalarında alçalan güneş.',
  },
  sections: {
    'environmental-approach': {
      title: 'Aynı mesafe, daha az enerji.',
      paragraphs: [
        'Telekomun çevreye yükü göze görünmeyen yerde birikir: hiç kapanmayan sunucularda ve onları soğutan sistemlerde. ISO 14001’e göre kurduğumuz çevre yönetim sistemiyle bu yükü ölçüyor, hedef koyuyor, her yıl nereye vardığımıza bakıyoruz.',
        'Az donanımla çok iş görmek bizim için hem mühendislik hem çevre meselesi. Boşta duran makineyi kapatır, yazılımı hafifletir, yeni cihazı gerçekten gerektiğinde alırız.',
      ],
      points: [
        'Enerji tüketimimizi düzenli ölçer, donanım seçerken tüketim değerine de bakarız.',
        'Ömrünü tamamlayan cihazları, verilerini sildikten sonra lisanslı geri kazanım tesislerine veririz.',
        'Uzaktan çözebileceğimiz bir iş için yola çıkmayız.',
        'Sözleşmeyi, faturayı ve raporu kâğıda basmadan paylaşırız.',
      ],
      more: {
        text: 'Çevre yönetim sistemimizin belgesi ve geçerlilik tarihi:',
        action: 'ISO 14001 sertifikamız',
      },
    },
    'social-responsibility': {
      plate: 'Birbirine yer açarak büyüyen ağaç halkaları.',
      title: 'Herkese aynı ölçü.',
      paragraphs: [
        'Uluslararası bir arama, çoğu zaman uzaktaki bir yakının sesi demektir. İşimizi bu yüzden yalnızca dakikayla ve mesaj adediyle ölçmüyor, sesin kime ulaştığını da düşünüyoruz.',
        'İş yerimizde de ölçü aynı. İşe alırken, ücret belirlerken, görev verirken insanın kim olduğuna değil, ne yaptığına bakarız.',
      ],
      points: [
        'Eşit işe eşit ücret öderiz; işe alımda ve terfide ayrımcılığa yer vermeyiz.',
        'Üniversite öğrencileri yanımızda staj yapar, gerçek işin içinde öğrenir.',
        'Bu siteyi klavyeyle ve ekran okuyucuyla da rahat kullanılsın diye özenle hazırladık.',
        'Afet zamanlarında etkilenen bölgeye giden trafiği ayrıca izler, nöbetçi sayısını artırırız.',
      ],
      more: { text: 'Bunu içeriden dinlemek isterseniz:', action: 'Ekibimizle tanışın' },
    },
    'ethics-compliance': {
      plate: 'Durgun bir çizginin iki yanında birbirini dengeleyen dalgalar.',
      title: 'Kimse bakmazken de aynı kural.',
      paragraphs: [
        'Trafik taşıyan, başkasının sözünü taşır. Çağrıların ve mesajların içeriğine bakmayız; faturalama, kalite ve güvenlik için gereken kayıtları da yalnızca yetkili arkadaşlarımız görür.',
        'Rüşveti, rekabeti bozan anlaşmaları, gri rotaları ve arayan numarası değiştirilmiş trafiği kabul etmeyiz. Bir kuralın çiğnendiğini gören çalışanımız ya da iş ortağımız bunu çekinmeden söyleyebilir; söylediği için zarar görmez.',
      ],
      points: [
        'Etik kurallarımız yazılıdır; herkes işe başlarken okur, her yıl birlikte gözden geçiririz.',
        'Yeni bir iş ortağının unvanına, yetkilendirmesine ve trafiğinin kaynağına işe başlamadan önce bakarız.',
        'Türkiye’deki alıcılara giden ticari iletilerde, onayın zorunlu olduğu hâllerde İleti Yönetim Sistemi (İYS) kaydını ararız.',
        'Kişisel verileri KVKK’ya uygun işler, Avrupa Birliği’ndeki kişiler için GDPR’yi de gözetiriz.',
        'Bir kuralın çiğnendiğini görürseniz etik bildirimler için ayırdığımız adrese yazın: [{email.ethics}](mail:ethics).',
      ],
      more: {
        text: 'Kişisel verilerinizi nasıl işlediğimizin ayrıntıları:',
        action: 'Gizlilik politikamız',
      },
    },
  },
  callToAction: {
    title: 'İzi birlikte küçültelim.',
    text: 'Tedarikçi anketiniz, çevre hedefiniz ya da bir eleştiriniz varsa yazın; işin sorumlusu size yanıt versin.',
    action: 'Bize sorun',
  },
};
