import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const tr: TravelWords = {
  updated: 'güncellen(?:di|me)',
  ownTrips: '(?:benim |bizim )?(?:seyahatlerim(?:iz)?|gezilerim(?:iz)?|şehirlerim(?:iz)?|tatillerim(?:iz)?)',
  and: 've, ile',
  onward: 'sonra, ve sonra, ardından',
  yes: 'evet, doğru, gittim, var',
  no: 'hayır, yanlış, gitmedim, yok',
  journey: 'gezi, gezisi, tatil, tatili, seyahat, seyahati, tur, turu, balayı, hafta sonu',
  cancelled: 'iptal(?: \\p{L}+)?',
  wish: {
    alone:
      'istek, istekler, istiyorum, istiyoruz, gitmek istiyorum, görmek istiyorum, gidilecek, gidecek, gideceğim, planlanan, planlı, plan, hayal, hayaller, henüz değil, belki, iptal, iptal edildi, sıradaki, hedef, gitmedim, gitmedik, gidilmedi, görmedim, hiç, görülecek, görülecekler, daha gidilecek',
    within: [
      '(?:gitmek|görmek|gezmek) isti?yor(?:um|uz)|isti?yor(?:um|uz)|(?:gitmek|görmek) isterim|istek listesi|gidilecek(?: yerler)?',
      `sırada(?:ki)?${atEnd}`,
      'hiç git\\p{L}+|gide(?:cektik|cektim|medik|medim)|vazgeç\\p{L}+|gitmedi[mk]',
      `(?:kalan(?:lar)?|eksik(?:ler)?)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'yaşadım, yaşadık, yaşadı, yaşandı, yaşıyorum, ikamet, ev, oturdum, memleket',
    within: ['yaşad(?:ım|ık)|yaşıyordum|oturdum', 'doğdum|büyüdüm|okudum|çalıştım'],
  },
  layover: { alone: 'aktarma, transit geçiş, transit', within: ['aktarma\\p{L}*|transit'] },
  visited: {
    alone: 'gezildi, gidildi, gördüm, ziyaret, ziyaret edildi, gittim, gezdim',
    within: ['gezdiğim (?:şehirler|yerler)|gittiğim (?:şehirler|yerler)|gittim|gittik|gezdik|gezdim'],
  },
  booking: {
    checkIn: 'giriş, check-in, giriş tarihi',
    checkOut: 'çıkış, check-out, çıkış tarihi',
    departure: 'kalkış',
    arrival: 'varış',
  },
  arrived: 'vardı[mk]|indi[mk]|geldi[mk]|ulaştı[mk]',
}
