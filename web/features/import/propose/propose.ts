import { boundsOf, firstDayOf } from '#shared/domain/ledger/partial-date.ts'
import type { ResolvedCity } from '#shared/imports.ts'
import type {
  FoundPlace,
  FoundRide,
  FoundTrip,
  Place,
  Problem,
  Why,
} from '#web/features/import/read/found.ts'
import {
  placeKey,
  placeText,
  type Resolution,
  type ResolvedPlace,
} from '#web/features/import/resolve/resolution.ts'
import { alreadyThere, type KnownLedger, type PossiblyThere } from './already-there.ts'
import {
  type Evidence,
  type FoundInFile,
  sureOfMoment,
  sureOfRide,
  surenessOf,
  together,
} from './evidence.ts'
import { homesOf, withHomes } from './homes.ts'
import { isStop, type Visit, visitsOf, withMomentsOfDays } from './join.ts'
import type { Proposal, ProposedTrip, Proposals, SourceRow, Unresolved } from './proposal.ts'
import { endsOf, inOrder, type Ride, rideOf, sameRide } from './rides.ts'
import { toldTrip, tripsOf } from './trips.ts'
import { toldAt, withTold } from '#web/features/import/read/plain/told-in-text.ts'
import { dateOfWhen } from '#web/features/import/read/zone-time.ts'

export interface ProposeOptions {
  /** Whether a suburb counts as its city. */
  suburbs: 'city' | 'own'
  /** The person's local day. */
  today: string
}

const unknown: ResolvedPlace = { city: '', others: [], parent: '' }

/**
 * Derives stays that join all their sources, wishes, trips, and the lines that need an answer from the files. Nothing
 * is stored. A pure function, so that the switch for suburbs can count again.
 */
export const propose = (
  files: readonly FoundInFile[],
  resolution: Resolution,
  ledger: KnownLedger,
  options: ProposeOptions,
): Proposals => {
  const steps = new Proposer(resolution, ledger, options).propose(files)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** While proposals are computed, the page can respond at this interval, in ms. */
const longestStepMs = 20

/** Like {@link propose}, in tasks of about 20 ms, between which the page responds. Rejects when `signal` aborts. */
export const proposeInSteps = async (
  files: readonly FoundInFile[],
  resolution: Resolution,
  ledger: KnownLedger,
  options: ProposeOptions,
  signal: AbortSignal,
): Promise<Proposals> => {
  const steps = new Proposer(resolution, ledger, options).propose(files)
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - since < longestStepMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    since = performance.now()
  }
}

const idOf = (file: number, index: number, part: number) => `${file}.${index}${part === 0 ? '' : `.${part}`}`

class Proposer {
  private readonly evidence: Evidence[] = []
  private readonly unresolved: Unresolved[] = []
  private readonly rides: Ride[] = []
  /** The sentences that name no place, by the number of the file. */
  private readonly silent = new Map<number, FoundPlace[]>()
  /** The trips that files tell as a whole, by the number of the file and their key. */
  private readonly told = new Map<string, ProposedTrip>()
  private readonly resolution: Resolution
  private readonly ledger: KnownLedger
  private readonly options: ProposeOptions
  private readonly isThere: (item: PossiblyThere) => boolean

  constructor(resolution: Resolution, ledger: KnownLedger, options: ProposeOptions) {
    this.isThere = alreadyThere(ledger)
    this.resolution = resolution
    this.ledger = ledger
    this.options = options
  }

  /** Yields where another task may run. */
  *propose(files: readonly FoundInFile[]): Generator<undefined, Proposals> {
    for (const [file, found] of files.entries()) {
      for (const [index, trip] of (found.trips ?? []).entries()) this.addTrip(trip, file, index)
      for (const [index, problem] of found.problems.entries()) this.tellProblem(problem, file, index)
      for (const [index, place] of found.places.entries()) {
        this.addPlace(place, file, index)
        yield
      }
      for (const [index, ride] of found.rides.entries()) {
        this.addRide(ride, file, index)
        yield
      }
    }
    this.tellSilent()
    const rides = distinct(inOrder(this.rides))
    yield
    const lived = this.ledger.stays.filter(({ kind }) => kind === 'lived').map(({ city }) => city)
    const homes = homesOf(this.evidence, rides, [this.ledger.home, ...lived])
    yield
    const trips = tripsOf(
      rides.filter((ride) => this.toldTripOf(ride) === ''),
      homes,
    )
    this.addEnds(rides, (ride) => this.toldTripOf(ride) || trips.tripOf(ride))
    yield
    const moments = withMomentsOfDays(this.evidence, this.resolution.cities)
    yield
    const evidence = withHomes(moments, homes)
    yield
    const proposals: Proposal[] = []
    for (const visits of visitsOf(evidence)) {
      yield
      for (const visit of visits) {
        proposals.push(this.proposalOf(visit))
        yield
      }
    }
    return {
      proposals: inTime(proposals),
      trips: [...this.told.values(), ...trips.trips],
      unresolved: this.unresolved,
      cities: this.resolution.cities,
    }
  }

  private resolve(place: Place): ResolvedPlace {
    return this.resolveAll(place)[0] ?? unknown
  }

  private resolveAll(place: Place): ResolvedPlace[] {
    const found = this.resolution.places.get(placeKey(place)) ?? [unknown]
    return found.map((one) => this.inCity(one))
  }

  private inCity(found: ResolvedPlace): ResolvedPlace {
    const isMoved = this.options.suburbs === 'city' && found.parent !== ''
    return isMoved ? { ...found, city: found.parent, others: [found.city, ...found.others] } : found
  }

  private cityOf(place: Place): ResolvedCity | undefined {
    return this.resolution.cities.get(this.resolve(place).city)
  }

  private addTrip(trip: FoundTrip, file: number, index: number) {
    const id = `trip ${file}.t${index}`
    const cityOf = (place: Place | undefined) => (place === undefined ? undefined : this.cityOf(place))
    this.told.set(toldKey(file, trip.key), toldTrip(id, trip, sourceOf(file, trip.row), cityOf))
  }

  /** The id of the told trip that has a ride, or "". */
  private toldTripOf({ found, sources }: Ride): string {
    const keys = sources.map(({ file }) => toldKey(file, found.trip ?? ''))
    return keys.map((key) => this.told.get(key)?.id).find((id) => id !== undefined) ?? ''
  }

  private addPlace(found: FoundPlace, file: number, index: number) {
    const all = this.resolveAll(found.place)
    const { said, place } = found
    if (said === undefined || !('name' in place)) {
      for (const [part, resolved] of all.entries())
        this.addResolved(found, resolved, file, idOf(file, index, part))
      return
    }
    const told = toldAt(
      place.name ?? '',
      said,
      all.map(({ at }) => at ?? [0, 0]),
    )
    const seen = new Set<string>()
    let part = 0
    for (const [number, resolved] of all.entries()) {
      for (const one of withTold(found, told[number] ?? { dates: [] })) {
        // "Oktoberfest, München": both names mean the city.
        const key = JSON.stringify([resolved.city || resolved.text, one.is, one.start, one.end])
        if (!seen.has(key)) this.addResolved(one, resolved, file, idOf(file, index, part))
        seen.add(key)
        part += 1
      }
    }
    if (all.length === 0) this.silent.set(file, [...(this.silent.get(file) ?? []), found])
  }

  /** One line for all sentences of a file that name no place. */
  private tellSilent() {
    for (const [file, sentences] of this.silent) {
      const text = sentences.flatMap(({ place }) => ('name' in place ? (place.name ?? []) : [])).join(' · ')
      const row = sentences[0]?.row
      this.tellProblem(
        { code: 'leftOut', text: text.slice(0, 80), ...(row !== undefined && { row }) },
        file,
        -1,
      )
    }
  }

  private addResolved(found: FoundPlace, resolved: ResolvedPlace, file: number, id: string) {
    const place = resolved.text === undefined ? found.place : { name: resolved.text }
    const city = this.resolution.cities.get(resolved.city)
    const zone = city?.timezone ?? 'UTC'
    const start = dateOfWhen(found.start, zone)
    const end = dateOfWhen(found.end, zone)
    const source = sourceOf(file, found.row)
    const kind =
      found.is === 'lived'
        ? 'lived'
        : found.is === 'layover'
          ? 'transit'
          : ('visited' satisfies Evidence['kind'])
    const is = found.is === 'wish' ? 'wish' : 'stay'
    const note = found.note ?? ''
    const common = { id, sources: [source], is, kind, why: found.why } as const
    const dates = { start, end: end === start ? '' : end }
    if (city === undefined) {
      this.unresolved.push(this.unresolvedOf(place, { ...common, ...dates }, resolved))
      if (found.badDate !== undefined) {
        const dated = { ...common, ...dates, id: `${id} date` }
        this.unresolved.push(unansweredOf(dated, 'badDate', misdatedText(place, found.badDate)))
      }
    } else if (found.badDate !== undefined) {
      this.unresolved.push({
        ...unansweredOf({ ...common, ...dates }, 'badDate', misdatedText(place, found.badDate)),
        needs: 'date',
        city: city.id,
        note,
      })
    } else if (is === 'stay' && this.isFuture(start)) {
      this.unresolved.push({
        ...unansweredOf({ ...common, ...dates }, 'future', placeText(place)),
        city: city.id,
      })
    } else {
      const isMoment = found.is === 'moment' && found.start !== undefined && 'instant' in found.start
      this.evidence.push({
        ...common,
        ...(is === 'wish' ? { start: '', end: '' } : dates),
        city: city.id,
        sure: found.is === 'moment' ? Math.min(found.sure, sureOfMoment) : found.sure,
        place,
        others: resolved.others,
        parent: resolved.parent,
        note,
        // A list of saved places is often one of restaurants, and a change of planes does not count; a change of planes
        // that a person wrote in a table does.
        isIn: (is === 'stay' && found.is !== 'layover') || found.why.by === 'row',
        told: recorded.has(found.why.by) ? 'recorded' : 'written',
        trip: this.told.get(toldKey(file, found.trip ?? ''))?.id ?? '',
        ...minutesOf(found),
        ...(isMoment && found.start && 'instant' in found.start && { instant: found.start.instant }),
      })
    }
  }

  private addRide(found: FoundRide, file: number, index: number) {
    const source = sourceOf(file, found.row)
    const id = `${file}.r${index}`
    const [from, to] = [this.cityOf(found.from), this.cityOf(found.to)]
    const why: Why = {
      by: found.type === 'plane' ? 'flight' : 'ride',
      ...(found.number !== undefined && { text: found.number }),
    }
    const common = { sources: [source], is: 'stay', kind: 'visited', why } as const
    const text = `${placeText(found.from)} – ${placeText(found.to)}`
    const left = dateOfWhen(found.depart ?? found.arrive, from?.timezone ?? 'UTC')
    if (this.isFuture(left)) {
      // The leg of a whole trip is stored with that trip.
      if (this.told.has(toldKey(file, found.trip ?? ''))) return
      const dated = { ...common, id: `${id} to`, start: left, end: '' }
      this.unresolved.push({ ...unansweredOf(dated, 'future', text), city: to?.id ?? '' })
      return
    }
    if (from !== undefined && to !== undefined) {
      const ride = rideOf(id, found, source, from, to)
      if (ride.depart !== '' || ride.arrive !== '') this.rides.push(ride)
      else if (!this.told.has(toldKey(file, found.trip ?? '')))
        this.unresolved.push({
          ...unansweredOf({ ...common, id: `${id} to`, start: '', end: '' }, 'noDate', text),
          needs: 'date',
          city: to.id,
        })
      return
    }
    for (const [end, place, city, when] of [
      ['from', found.from, from, found.depart],
      ['to', found.to, to, found.arrive ?? found.depart],
    ] as const) {
      const start = dateOfWhen(when, city?.timezone ?? 'UTC') || dateOfWhen(found.depart, 'UTC')
      const dated = { ...common, id: `${id} ${end}`, start, end: '' }
      if (city === undefined) this.unresolved.push(this.unresolvedOf(place, dated, this.resolve(place)))
      else this.evidence.push(this.rideEvidence(dated, place, found.sure))
    }
  }

  /** What the ends of the rides tell. */
  private addEnds(rides: readonly Ride[], tripOf: (ride: Ride) => string) {
    for (const { city, kind, start, end, rides: of, why } of endsOf(rides)) {
      const [ride] = of
      if (ride === undefined) continue
      const isTo = ride.to.id === city.id && !(ride.from.id === city.id && of.length === 1)
      const place = isTo ? ride.found.to : ride.found.from
      const sure = Math.max(...of.map(({ found }) => found.sure ?? sureOfRide))
      const dated = {
        id: `${ride.id} ${isTo ? 'to' : 'from'}`,
        sources: of.flatMap(({ sources }) => sources),
        why,
        kind,
        start,
        end,
      }
      this.evidence.push({
        ...this.rideEvidence({ ...dated, is: 'stay' }, place, sure),
        isIn: kind !== 'transit',
        trip: tripOf(ride),
      })
    }
  }

  private rideEvidence(dated: Dated, place: Place, sure = sureOfRide): Evidence {
    const { city, others, parent } = this.resolve(place)
    return { ...dated, city, others, parent, sure, place, note: '', isIn: true, told: 'recorded', trip: '' }
  }

  private isFuture(start: string) {
    return firstDayOf(start) > this.options.today
  }

  /** A problem of a reader that no answer can solve. */
  private tellProblem({ code, row, text = '', count }: Problem, file: number, index: number) {
    const why: Why = { by: 'row' }
    this.unresolved.push({
      ...unansweredOf(
        {
          id: `${file}.p${index}`,
          sources: [sourceOf(file, row)],
          is: 'stay',
          kind: 'visited',
          start: '',
          end: '',
          why,
        },
        code,
        text,
      ),
      ...(count !== undefined && { count }),
    })
  }

  private unresolvedOf(place: Place, dated: Dated, { others, isCountry }: ResolvedPlace): Unresolved {
    const code = isCountry === true ? 'countryOnly' : others.length > 0 ? 'severalCities' : noneFor(place)
    return { ...unansweredOf(dated, code, placeText(place)), needs: 'city', others }
  }

  private proposalOf({ evidence: group, kind, start, end }: Visit): Proposal {
    const [first] = group
    const { is, city } = first
    const located = group.find(({ place }) => 'latitude' in place)?.place
    const sources = new Map(
      group.flatMap(({ sources }) => sources).map((source) => [`${source.file} ${source.row ?? ''}`, source]),
    )
    return {
      id: group.reduce((least, { id }) => (id < least ? id : least), first.id),
      is,
      city,
      kind,
      start,
      end,
      sure: surenessOf(together(best(group))),
      state: this.isThere({ is, city, kind, start, end }) ? 'there' : 'new',
      // A change of planes is left out even when a device recorded hours at it.
      isIn:
        !isStop(group) && group.some((item) => item.isIn && (kind !== 'transit' || item.kind === 'transit')),
      why: reasonsOf(group),
      sources: [...sources.values()],
      others: [...new Set(group.flatMap(({ others }) => others))].filter((id) => id !== city).slice(0, 3),
      parent: first.parent,
      ...(located &&
        'latitude' in located && {
          position: { latitude: located.latitude, longitude: located.longitude },
        }),
      note: [...new Set(group.map(({ note }) => note))].filter((note) => note !== '').join('\n'),
      trip: group.find(({ trip }) => trip !== '')?.trip ?? '',
    }
  }
}

const minutesOf = ({ start, end }: FoundPlace): Pick<Evidence, 'minutes'> =>
  start && end && 'instant' in start && 'instant' in end
    ? { minutes: (end.instant - start.instant) / 60_000 }
    : {}

/** Evidence recorded by devices, not written by people. */
const recorded: ReadonlySet<Why['by']> = new Set<Why['by']>([
  'visit',
  'points',
  'inferred',
  'photos',
  'check-ins',
  'flight',
  'ride',
  'change',
])

type Dated = Pick<Evidence, 'id' | 'sources' | 'is' | 'kind' | 'start' | 'end' | 'why'>

const unansweredOf = (dated: Dated, code: Unresolved['code'], text: string): Unresolved => ({
  id: dated.id,
  source: dated.sources[0] ?? { file: 0 },
  is: dated.is,
  kind: dated.kind,
  start: dated.start,
  end: dated.end,
  why: [dated.why],
  code,
  text: text.slice(0, 80),
  needs: '',
  city: '',
  others: [],
})

/** "Geneva: 31.02.2015" */
const misdatedText = (place: Place, badDate: string) => `${placeText(place)}: ${badDate}`

const noneFor = (place: Place): Unresolved['code'] => ('airport' in place ? 'unknownAirport' : 'noCity')

const sourceOf = (file: number, row: number | undefined): SourceRow => ({
  file,
  ...(row !== undefined && { row }),
})

const toldKey = (file: number, key: string) => `${file} ${key}`

/** The same ride in two files, once: the row with more times is kept. */
const distinct = (rides: readonly Ride[]): Ride[] => {
  const kept: Ride[] = []
  for (const ride of rides) {
    // Rides are sorted, so the same ride is close by.
    const twin = kept.slice(-5).findLast((other) => sameRide(other, ride))
    if (twin === undefined) kept.push(ride)
    else {
      const better = twin.departs === undefined && ride.departs !== undefined ? ride : twin
      kept[kept.indexOf(twin)] = { ...better, sources: [...twin.sources, ...ride.sources] }
    }
  }
  return kept
}

/**
 * The best value of each kind of evidence: a hundred points are as uncertain as ten, but a flight and a picture are
 * independent.
 */
const best = (group: readonly Evidence[]): number[] => {
  const byKind = new Map<string, number>()
  for (const { why, sure } of group) byKind.set(why.by, Math.max(byKind.get(why.by) ?? 0, sure))
  return [...byKind.values()]
}

const telling: readonly Why['by'][] = [
  'visit',
  'points',
  'inferred',
  'row',
  'step',
  'lodging',
  'calendar',
  'flight',
  'ride',
  'change',
  'photos',
  'check-ins',
  'list',
]
const mostReasons = 5

/** The reasons of all sources, the strongest first; those of one kind are counted together unless they have texts. */
const reasonsOf = (group: readonly Evidence[]): Why[] => {
  const reasons = new Map<string, Why>()
  for (const { why } of group) {
    const key = `${why.by} ${why.text ?? ''}`
    const known = reasons.get(key)
    const isCounted = why.by !== 'change' && (known?.count !== undefined || why.count !== undefined)
    if (known === undefined) reasons.set(key, why)
    else if (isCounted) reasons.set(key, { ...known, count: (known.count ?? 1) + (why.count ?? 1) })
  }
  return [...reasons.values()]
    .sort((one, other) => telling.indexOf(one.by) - telling.indexOf(other.by))
    .slice(0, mostReasons)
}

/** Undated ones last. */
const inTime = (proposals: readonly Proposal[]): Proposal[] =>
  proposals
    .map((proposal) => ({ proposal, order: orderOf(proposal) }))
    .sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0))
    .map(({ proposal }) => proposal)

const orderOf = ({ start, end, city }: Proposal) => {
  const { lo, hi } = boundsOf(start || end, end)
  return hi === '' ? `~ ${city}` : `${lo} ${hi} ${city}`
}
