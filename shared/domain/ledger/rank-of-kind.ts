/** A city with stays of several kinds is shown with the kind of the highest rank. */
export const rankOfKind = { lived: 3, visited: 2, transit: 1 } as const
