const root3 = Math.sqrt(3)
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796] as const
const radians = Math.PI / 180

/** Half the width and half the height of the whole earth in units of `equalEarth`. */
export const equalEarthHalf = { width: 2.706629983, height: 1.317362759 }

/**
 * The Equal Earth projection (Šavrič, Patterson, Jenny 2018) of a point in degrees, around the meridian of Greenwich;
 * x grows to the east and y to the south.
 */
export function equalEarth(latitude: number, longitude: number): [number, number] {
  const theta = Math.asin((root3 / 2) * Math.sin(latitude * radians))
  const square = theta * theta
  const sixth = square * square * square
  const slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
  const x = (2 * root3 * longitude * radians * Math.cos(theta)) / (3 * slope)
  const y = theta * (a1 + a2 * square + sixth * (a3 + a4 * square))
  return [x, -y]
}
