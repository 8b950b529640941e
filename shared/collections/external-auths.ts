/** The collection of links to accounts at providers, with the protocol's name and id. */
export const externalAuths = { name: '_externalAuths', id: 'pbc_2281828961' } as const
