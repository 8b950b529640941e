import { behindLabel, type TravelWords } from './travel-words.ts'

export const az: TravelWords = {
  ownTrips: 'səyahətlərim(?:iz)?',
  and: 'və, ilə',
  yes: 'bəli, hə',
  no: 'yox, xeyr',
  journey: 'səyahət, tətil, gəzinti',
  wish: {
    alone: 'istəyirəm, arzu, hələ yox, planlaşdırılıb, hələ gediləcək, gediləcək',
    within: [
      'istəyir(?:əm|ik)|arzu\\p{L}*|hələ \\p{L}+mamış\\p{L}*|ləğv \\p{L}+',
      `(?:qalan(?:lar)?|növbəti)${behindLabel}`,
    ],
  },
  lived: { alone: 'yaşamışam, yaşadım', within: ['yaşa(?:mışam|dım|mışıq|dıq)'] },
  visited: { alone: 'getmişəm, ziyarət', within: ['getmiş\\p{L}*|getdi[mk]|olmuşam'] },
}
