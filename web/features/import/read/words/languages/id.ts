import { behindLabel, type TravelWords } from './travel-words.ts'

export const id: TravelWords = {
  ownTrips: 'perjalanan(?:ku| saya| kami)',
  and: 'dan, serta',
  onward: 'lalu, kemudian',
  yes: 'ya, sudah',
  no: 'tidak, belum',
  not: 'belum, tidak',
  journey: 'perjalanan, liburan, jalan-jalan, wisata, cuti',
  to: 'ke, di',
  cancelled: '(?:di)?batal(?:kan)?',
  wish: {
    alone:
      'ingin, mau, belum, rencana, impian, batal, ingin ke, masih harus ke, belum dikunjungi, tersisa, berikutnya',
    within: [
      'ingin(?: ke)?|mau ke|belum(?: pernah)?|tidak jadi',
      `(?:sisa|kurang|masih kurang)${behindLabel}`,
    ],
  },
  lived: { alone: 'tinggal, pernah tinggal, rumah', within: ['(?:pernah )?tinggal di|lahir di|kuliah di'] },
  layover: { alone: 'transit, singgah', within: ['transit(?: di)?|singgah'] },
  visited: { alone: 'sudah, dikunjungi, pernah', within: ['pergi ke|mengunjungi|pernah ke'] },
  arrived: 'sampai di|tiba di',
}
