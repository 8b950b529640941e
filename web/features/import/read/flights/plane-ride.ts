import type { FoundRide, Sink, When } from '#web/features/import/read/found.ts'

/** A flight of which the arrival and the number may be unknown. */
type Flight = Required<Pick<FoundRide, 'from' | 'to' | 'depart' | 'row'>> & {
  arrive: When | undefined
  number: string | undefined
}

/** Tells the sink of a flight. */
export const tellPlaneRide = (sink: Sink, { arrive, number, ...flight }: Flight) =>
  sink.ride({
    type: 'plane',
    ...flight,
    ...(arrive && { arrive }),
    ...(number !== undefined && { number }),
  })
