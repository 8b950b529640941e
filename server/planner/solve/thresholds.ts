/**
 * Every number that decides what a good trip is, with its reason. The worth of a place is counted in points: the first
 * night in a town that people cross an ocean for is worth 5. Travel costs points too.
 */

/** Points of a night by `pull`, 0 (nobody goes there) to 5 (people cross an ocean for it). */
export const pointsOfPull = [0.3, 0.8, 1.6, 2.7, 4, 5.6] as const

/**
 * All usual nights of a place are worth their number to this power, and fewer nights a part of it to the other power: a
 * second night is worth less than the first one, but a stay that is cut short loses much.
 */
export const lessEachNight = 0.6
export const shortStay = 0.72

/** Nights beyond the usual ones of a place are worth this part of its points, and each of them less than the last. */
export const beyondUsual = 0.08

/** Packing, checking out and finding the next hotel, by pace: a slow traveller moves less. */
export const movePoints = { slow: 2.8, normal: 1.5, fast: 0.7 } as const

/** The usual nights of a place are multiplied by this, by pace. */
export const nightsOfPace = { slow: 1.5, normal: 1, fast: 0.7 } as const

/** The cost of an hour on the way. */
export const hourPoints = 0.3

/** On a road trip the road is a part of it. */
export const drivingPart = 0.8

/** A day has about this many useful hours; a longer leg costs a day, so its hours above count twice more. */
export const usefulHours = 6
export const lostHourPoints = 0.6
/** Most of a night train is slept. */
export const nightTrainPart = 0.3

/** A leg longer than the person accepts is taken only when nothing else is left. */
export const tooLongPoints = 12

/** The reward of the first stop in an area that was asked for: more than any leg costs. */
export const areaPoints = 200

/**
 * Of several areas each should get its part of the nights: countries count twice, and a night below this part of the fair
 * share costs so many points.
 */
export const fairPart = 0.6
export const unfairPoints = 1.2

/** The reward of the first stop in each country of an area of several. */
export const countryPoints = 0.9

/** With so many nights beyond the wished ones, a trip in an area has room for another stop. */
export const nightsOfRoom = 2

/** What a missing night costs: a stop without a night is no visit. */
export const missingNightPoints = 7

/** Nearer than this to another stop, a town is seen on an outing from there. */
export const suburbKm = 28
export const neighbourKm = 70
export const suburbPart = 0.2
export const neighbourPart = 0.8

/** A stop more or fewer than the number of cities that was asked for. */
export const countPoints = 25

/** Stops of a classic route that follow each other. */
export const classicPoints = 0.9

/** A stop of a classic route that was asked for: the route is the wish, so that its stops go only when nights are missing. */
export const routeStopPoints = 6

/** A trip that visits fewer of the stops of a classic route is not that route. */
export const leastOfRoute = 0.5

/** Factors on the points of a town that fits a wish, or does not. */
export const themeFits = 1.5
export const themeMisses = 0.72
export const unwantedTheme = 0.45
export const outOfSeason = 0.3
/** A city is worth a visit in the rain, too. */
export const cityOutOfSeason = 0.75
export const companyFits = 1.2

/** A first or last stop without an airport costs a transfer, one with a small airport a change. */
export const noAirportPoints = 3
export const noHubPoints = 1.4
/** The part of these costs for a trip by car or train. */
export const groundPart = 0.35
/** The trip rather begins than ends at the largest airport: people arrive there. */
export const noMainHubPoints = 0.3
/** The trip rather begins in the area that is named first. */
export const laterAreaPoints = 0.6

/** A flight costs half a day besides its hours: the way to the airport, the controls, the weather. */
export const flightPoints = 0.8

/** The order in which places were named wins when another order saves less than this many points for each change. */
export const namedOrderPoints = 0.04

/** A region is known by its first towns: the first one has so many points more, the last one none. */
export const mostListed = 10
export const listedPoints = 1

/** The order in which all stops are named is kept when it costs at most this much more than the best one. */
export const namedOrderPart = 1.06
export const namedOrderSlack = 0.6

/** Towns that are considered: the best of the areas. More cost time and never win. */
export const mostTowns = 48
/** A town on the way makes it at most so much longer; on a long way every country lies on the way. */
export const onTheWayFactor = { near: 1.28, far: 1.14, abroad: 1.08 } as const
export const farWayKm = 900
/** Stops to which a trip can go on from a stop, nearest first, when towns between them are looked for. */
export const mostNext = 4
/** The best town of an area is worth as much, where that is not more than so many times what it is worth elsewhere. */
export const leastBest = 5
export const mostLift = 2
/** Each of so many parts of a long way offers its best towns, so that the way has no gap. */
export const partsOfWay = 8
export const townsOfPart = 4
export const hubsOfPart = 2
export const mostStops = 30

/** Steps of the search: they bound its time, and the same request gives the same trip on any machine. */
export const mostSteps = 700_000

/** Moves that the search for an order compares at most, how many of them take as long as a step, and its beginnings. */
export const mostMoves = 3_000_000
export const movesInStep = 20
export const mostOrderBeginnings = 8

/** Two points in another order than the wished one: more than any way costs, so that wished orders come first. */
export const wrongOrderPoints = 10_000

/** Days that the app accepts for a trip. */
export const longestTripDays = 365

/** A day trip: at most this far, one way. */
export const dayTripKm = 120
export const dayTripHours = 2.3
/** A day trip that the person wants: longer ways one way leave no time there. */
export const longestOutingHours = 5
/** An hour one way is two hours less at the place. */
export const dayTripHourPoints = 1.3

/** A drive of more hours needs a night on the way. */
export const longestDriveHours = 11
/** A train or bus that is longer travels through the night. */
export const longestSeatHours = 13
/** A wished train or bus longer than this is replaced by a plane unless planes are refused. */
export const longestWishedHours = 26

/** Places this near to a base are seen from there. */
export const baseReachKm = 110

/** A town that stands for an area may lie so much farther away for each point of pull. */
export const kmOfPull = 200

/** A city is visited so many times at most. */
export const mostTurns = 60

/** A start that so many people visit is a stop, also for those who may live there. */
export const pullOfStart = 4

/** A start farther than this from everything else is where the person lives. */
export const farKm = 700

/** The person named these stops alike: half of what a stop gets for its nights is the same for each. */
export const namedWorth = 4

/** A town that nobody asked for, in an area whose cities the person names. */
export const unaskedPoints = 4

/** A stop on the way, where the person names only the ends of the trip. */
export const onTheWayPoints = 0.6

/** A leg by a type of transport that was not wished, by plane or on the ground, and by one that was refused. */
export const unwantedFlightPoints = 40
export const unwantedRidePoints = 9
export const refusedRidePoints = 45

/** A flight on a small budget. */
export const costlyPoints = 2

/** The person speaks of the leg between two stops: they follow each other. */
export const askedLegPoints = 4

/** Children and old people bear less of an hour on the way. */
export const slowCompany = 1.3

/** A classic route is tried when this part of its stops is offered, and up to this much longer than the trip. */
export const knownPart = 0.6
export const longerClassic = 1.5

/** Beginnings of routes that are tried, and the least distance between two of them. */
export const mostSeeds = 4
export const seedKm = 120

/** Towns that are tried at each step, the most promising ones. */
export const mostTried = 6

/** Nights of a city when only their number is named. */
export const nightsOfCity = 2.2

/** Nights for which no length was named: of a trip that names only its start, and the range of those of an area. */
export const usualNights = { open: 6, least: 4, region: 7, country: 10, countries: 13 } as const

/** Day trips that the solver chooses for a base. */
export const mostDayTrips = 5

/** A wished order is kept, and a shorter one told when it is at most this part of its length. */
export const muchShorter = 0.72

/** A town for a theme is looked for this far from a named stop. */
export const themeReachKm = 350
