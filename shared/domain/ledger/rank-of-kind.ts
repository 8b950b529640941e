/** Of a city with stays of several kinds the kind with the highest rank is shown. */
export const rankOfKind = { lived: 3, visited: 2, transit: 1 } as const
