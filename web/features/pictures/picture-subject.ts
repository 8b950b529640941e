/** The subject of a picture: one's own places, year or trip. */
export type PictureSubject =
  | { about: 'profile'; user: string }
  | { about: 'year'; user: string; year: number }
  | { about: 'trip'; trip: string; name: string }
