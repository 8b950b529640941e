/** What pictures are of: the own places, an own year or an own trip. */
export type PictureSubject =
  | { about: 'profile'; user: string }
  | { about: 'year'; user: string; year: number }
  | { about: 'trip'; trip: string; name: string }
