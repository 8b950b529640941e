import { behindLabel, type TravelWords } from './travel-words.ts'

export const fa: TravelWords = {
  ownTrips: 'سفرهای (?:من|ما)',
  and: 'و',
  onward: 'سپس, بعد',
  yes: 'بله, آره',
  no: 'نه, خیر',
  not: 'نه',
  journey: 'سفر, تعطیلات, مسافرت',
  to: 'به, در',
  cancelled: 'لغو شد|کنسل شد',
  wish: {
    alone: 'آرزو, می‌خواهم, میخواهم, هنوز نه, برنامه, لغو شد, هنوز نرفته‌ام, باید ببینم',
    within: ['می‌?خواه(?:م|یم)|آرزو\\p{L}*|هنوز ن\\p{L}+', `(?:باقی‌?مانده|مانده|بعدی)${behindLabel}`],
  },
  lived: { alone: 'زندگی, زندگی کردم, سکونت', within: ['زندگی (?:کردم|کردیم|می‌کردم)'] },
  layover: { alone: 'ترانزیت, توقف', within: ['ترانزیت'] },
  visited: { alone: 'رفتم, دیدم, بازدید', within: ['رفت(?:م|یم)|دید(?:م|یم)'] },
}
