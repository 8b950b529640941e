const airport =
  /\b(airport|flughafen|aeropuerto|aéroport|aeroporto|lufthavn|flygplats|luchthaven|lotnisko|letiště|letisko|zračna luka|aerodrom|repülőtér|lentoasema|lennujaam|lidosta|oro uostas|aeroport|havaliman|havalimanı)|аэропорт|аеропорт|летище|空港|机场|機場|공항|مطار|נמל התעופה|ท่าอากาศยาน|sân bay/iu

/** Whether the name of a place is that of an airport, where people may only change planes. */
export const isAirport = (name: string): boolean => airport.test(name)
