import { behindLabel, type TravelWords } from './travel-words.ts'

export const vi: TravelWords = {
  updated: 'cập nhật',
  ownTrips: '(?:các |những )?chuyến đi của (?:tôi|chúng tôi)',
  and: 'và, cùng',
  onward: 'rồi, sau đó',
  yes: 'có, đã đi',
  no: 'không, chưa',
  not: 'chưa, không',
  journey: 'chuyến đi, du lịch, nghỉ',
  to: 'đến, tới, ở',
  cancelled: '(?:bị |đã )?h[ủu][ỷy]',
  wish: {
    alone: 'muốn đi, muốn, chưa, kế hoạch, mơ ước, hủy, đã hủy, còn lại, còn phải đi, tiếp theo',
    within: ['muốn(?: đi)?|chưa(?: đi)?|định đi', `(?:còn thiếu)${behindLabel}`],
  },
  lived: {
    alone: 'đã sống, sống, từng sống, quê, nhà',
    within: ['(?:đã |từng )?sống ở|sinh ra ở|học ở|làm việc ở'],
  },
  layover: { alone: 'quá cảnh, transit', within: ['quá cảnh'] },
  visited: { alone: 'đã đi, đã đến, đã thăm', within: ['đã (?:đi|đến|thăm)'] },
  arrived: 'đã tới|đến nơi',
}
