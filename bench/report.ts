/** The value below which the given share (0–1) of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Prints a measured value and its budget. The process exits with 1 when a value is over its budget. */
export function report(what: string, value: number, budget: number, unit: string) {
  const held = value <= budget
  console.log(
    `${held ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (budget ${budget} ${unit})`,
  )
  if (!held) process.exitCode = 1
}
