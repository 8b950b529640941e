/** The value below which the given share (0–1) of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Prints a measured value beside its budget, and makes the process fail when the budget is missed. */
export function report(what: string, value: number, budget: number, unit: string) {
  const held = value <= budget
  console.log(
    `${held ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (budget ${budget} ${unit})`,
  )
  if (!held) process.exitCode = 1
}
