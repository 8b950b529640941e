import * as z from 'zod'
import { legTypes } from '#shared/collections/travel-items.ts'

/** The response that a model is asked for. It has names of places, not ids; the names are then looked up. */
export const proposal = z.object({
  name: z.string().describe('A short title of the trip.'),
  description: z.string().describe('One or two sentences about the trip.'),
  stops: z
    .array(
      z.object({
        name: z.string().describe('The English name of a city or town.'),
        region: z.string().describe('Its state or province, or an empty text.'),
        country: z.string().describe('Its country, in English.'),
        nights: z.number().describe('How many nights are spent there, 0 when it is only passed through.'),
        transport: z
          .enum(legTypes)
          .describe('How one gets here from the stop before; of no meaning for the first stop.'),
        days: z.array(z.string()).describe('A short line for each day in this city.'),
      }),
    )
    .max(40)
    .describe('In the order of the journey. A round trip names its first city again at the end.'),
})

export type Proposal = z.infer<typeof proposal>
export type ProposedStop = Proposal['stops'][number]
