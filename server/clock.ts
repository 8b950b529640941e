/** The time, asked for and never assumed: tests set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** A moment as records and rows carry it: "2026-03-01 10:00:00.123Z". Such texts sort as the moments do. */
export const timestampOf = (moment: Date) => moment.toISOString().replace('T', ' ')

/** The moment `seconds` after another. */
export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** What timestampOf() wrote, read again. */
export const momentOf = (timestamp: string) => new Date(timestamp.replace(' ', 'T'))
