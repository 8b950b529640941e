/** The classes of the profile's cards. */
export const cardClass = 'rounded-md border border-rule bg-sheet px-4 py-5 md:p-6'

/** Gets the focus when the list of states is left for the countries. */
export const flagButtonId = (iso2: string) => `flag-of-${iso2}`
