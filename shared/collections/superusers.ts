/** The collection of superusers, with the protocol's name and id: clients know superusers by them. */
export const superusers = { name: '_superusers', id: 'pbc_3142635823' } as const
