type Point = { latitude: number; longitude: number }

const radian = Math.PI / 180

/** Great-circle distance in kilometres. */
export const kmBetween = (a: Point, b: Point) => {
  const across = Math.sin(((b.longitude - a.longitude) * radian) / 2) ** 2
  const along = Math.sin(((b.latitude - a.latitude) * radian) / 2) ** 2
  return (
    12742 *
    Math.asin(Math.sqrt(along + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * across))
  )
}
