/**
 * The parameters of a good trip, with their reasons. The worth of a place is counted in points: a first night in a town of
 * the highest pull is worth about 5. Travel costs points.
 */

/** The points of a place by `pull`, from 0 (nobody travels there) to 5 (people cross an ocean for it). */
export const pointsOfPull = [0.3, 0.8, 1.6, 2.7, 4, 5.6] as const

/**
 * All usual nights of a place are worth their number to the power `lessEachNight`. Fewer nights are worth the part of them
 * to the power `shortStay`. Each further night is worth less, but a shortened stay loses much.
 */
export const lessEachNight = 0.6
export const shortStay = 0.72

/** The part of a place's points that nights beyond the usual ones are worth. Each of them is worth less than the last. */
export const beyondUsual = 0.08

/** The cost of changing the hotel, by pace. A slow traveller changes less often. */
export const movePoints = { slow: 2.8, normal: 1.5, fast: 0.7 } as const

/** The usual nights of a place are multiplied by this, by pace. */
export const nightsOfPace = { slow: 1.5, normal: 1, fast: 0.7 } as const

/** The cost of an hour on the way. */
export const hourPoints = 0.3

/** The factor of an hour by car, because driving is a part of a road trip. */
export const drivingPart = 0.8

/** The useful hours of a day. Each hour of a leg above them costs `lostHourPoints` more, because the leg takes the whole day. */
export const usefulHours = 6
export const lostHourPoints = 0.6
/** The factor of the lost hours of a night train, in which people sleep. */
export const nightTrainPart = 0.3

/** The cost of a leg that is longer than wished. It is chosen only when there is no other. */
export const tooLongPoints = 12

/** The reward for the first stop in a wished area. It exceeds the cost of any leg. */
export const areaPoints = 200

/**
 * Each of several areas should get its share of the nights; countries count twice. Each night below `fairPart` of that
 * share costs `unfairPoints`.
 */
export const fairPart = 0.6
export const unfairPoints = 1.2

/** The reward for the first stop in each country of an area with several countries. */
export const countryPoints = 0.9

/** The number of nights beyond the wished ones from which a trip in an area has room for another stop. */
export const nightsOfRoom = 2

/** The cost of a missing night. A stop without a night is not a visit. */
export const missingNightPoints = 7

/** A town nearer than these distances to another stop keeps only these parts of its worth: it can be visited from there. */
export const suburbKm = 28
export const neighbourKm = 70
export const suburbPart = 0.2
export const neighbourPart = 0.8

/** The cost of each stop above or below the wished number of cities. */
export const countPoints = 25

/** The reward for two successive stops of a classic route. */
export const classicPoints = 0.9

/** The minimum points of a stop of a wished classic route. Its stops are removed only when nights are missing. */
export const routeStopPoints = 6

/** The part of a classic route's stops that a trip must visit to be that route. */
export const leastOfRoute = 0.5

/** The factors of the points of a town that fits a wish or does not fit it. */
export const themeFits = 1.5
export const themeMisses = 0.72
export const unwantedTheme = 0.45
export const outOfSeason = 0.3
/** The same for a city, which is worth a visit in bad weather, too. */
export const cityOutOfSeason = 0.75
export const companyFits = 1.2

/** The cost of a first or last stop without an airport (a transfer), and of one with a small airport (a change). */
export const noAirportPoints = 3
export const noHubPoints = 1.4
/** The part of these costs for a trip by car or train. */
export const groundPart = 0.35
/** The cost of a start without a main hub. Therefore a trip begins rather than ends at the largest airport. */
export const noMainHubPoints = 0.3
/** The cost of a start in each later area. Therefore a trip usually begins in the area that is named first. */
export const laterAreaPoints = 0.6

/** The cost of a flight besides its hours: half a day for the airports. */
export const flightPoints = 0.8

/** The cost of each pair of places in another order than the named one. */
export const namedOrderPoints = 0.04

/** The number of the best known towns of a region that get a bonus, and the bonus of the first one. The last gets almost none. */
export const mostListed = 10
export const listedPoints = 1

/** The named order of all stops is kept when its cost is at most this part of the best cost, plus the slack. */
export const namedOrderPart = 1.06
export const namedOrderSlack = 0.6

/** The maximum number of offered towns. More take time and are never chosen. */
export const mostTowns = 48
/** The maximum factor by which a town between two cities lengthens the way, on short ways, long ways and ways abroad. */
export const onTheWayFactor = { near: 1.28, far: 1.14, abroad: 1.08 } as const
export const farWayKm = 900
/** The number of nearest stops for which towns between them and a stop are offered. */
export const mostNext = 4
/** The minimum points of the best town of the areas, and the maximum factor by which points are raised to it. */
export const leastBest = 5
export const mostLift = 2
/** The number of parts of a way, each of which offers its best towns and hubs, so that the way has no gap. */
export const partsOfWay = 8
export const townsOfPart = 4
export const hubsOfPart = 2
export const mostStops = 30

/** The maximum steps of the search. They bound its time, so that a request gives the same trip on any machine. */
export const mostSteps = 700_000

/** The maximum moves of the search for an order, the moves that take as long as a step, and the number of initial orders. */
export const mostMoves = 3_000_000
export const movesInStep = 20
export const mostOrderBeginnings = 8

/** The cost of two points in another order than the wished one. It exceeds the cost of any way. */
export const wrongOrderPoints = 10_000

/** The maximum number of days that the app accepts for a trip. */
export const longestTripDays = 365

/** The maximum distance and hours, one way, of a day trip that the solver chooses. */
export const dayTripKm = 120
export const dayTripHours = 2.3
/** The maximum hours, one way, of a wished day trip. Longer ways leave no time at the place. */
export const longestOutingHours = 5
/** The cost of each hour, one way, of a day trip. */
export const dayTripHourPoints = 1.3

/** The maximum hours of a drive without a night on the way. */
export const longestDriveHours = 11
/** The maximum hours of a train or bus ride without a night on the way. */
export const longestSeatHours = 13
/** A wished train or bus longer than this is replaced by a plane unless planes are refused. */
export const longestWishedHours = 26

/** The maximum distance of a place that is visited from a base. */
export const baseReachKm = 110

/** The additional distance for which one more point of pull makes up when a town is chosen for an area. */
export const kmOfPull = 200

/** The maximum number of visits to one city. */
export const mostTurns = 60

/** The pull from which a start is a stop, even if the person may live there. */
export const pullOfStart = 4

/** The distance from all other stops from which a start counts as the person's home. */
export const farKm = 700

/** The points that are averaged with the worth of a named stop when nights are shared, because all named stops are wished. */
export const namedWorth = 4

/** The cost of an offered town in an area whose cities the person names. */
export const unaskedPoints = 4

/** The reward for a stop on the way when the person names only the ends of the trip. */
export const onTheWayPoints = 0.6

/** The costs of a leg by transport that was not wished, by plane or on the ground, and by refused transport. */
export const unwantedFlightPoints = 40
export const unwantedRidePoints = 9
export const refusedRidePoints = 45

/** The additional cost of a flight on a small budget. */
export const costlyPoints = 2

/** The reward for a leg between two stops that the person names as a leg. */
export const askedLegPoints = 4

/** The factor of an hour on the way with children or seniors. */
export const slowCompany = 1.3

/** A classic route is tried if this part of its stops is offered, and if it is at most this factor longer than the trip. */
export const knownPart = 0.6
export const longerClassic = 1.5

/** The maximum number of initial routes of each kind, and the minimum distance between initial towns. */
export const mostSeeds = 4
export const seedKm = 120

/** The number of the most promising towns that are tried at each step. */
export const mostTried = 6

/** The nights of a city when only the number of cities is named. */
export const nightsOfCity = 2.2

/** The nights without a named length: of a trip with only a start, and the minimum and maxima for an area. */
export const usualNights = { open: 6, least: 4, region: 7, country: 10, countries: 13 } as const

/** The maximum number of day trips that the solver chooses for a base. */
export const mostDayTrips = 5

/** A note names a shorter order when its length is at most this part of the wished order's length. */
export const muchShorter = 0.72

/** The maximum distance of a town for a theme from a named stop. */
export const themeReachKm = 350
