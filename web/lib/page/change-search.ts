/**
 * What a route's `navigate` takes to change a part of its own address. A step is something that the back button
 * returns from; a detail takes the place of what the address said before.
 */
export const changeSearch = <Search extends object>(
  change: Partial<Search>,
  as: 'step' | 'detail' = 'detail',
) => ({
  search: (before: Search) => ({ ...before, ...change }),
  replace: as === 'detail',
  resetScroll: false,
})
