type LabelledCity = { id: string; name: string; state: string; country: string }

/** The ids of the cities that share name, state and country with another of these cities. */
export const alikeCities = (cities: readonly LabelledCity[]): ReadonlySet<string> => {
  const firstIds = new Map<string, string>()
  const alike = new Set<string>()
  for (const { id, name, state, country } of cities) {
    const label = [name, state, country].join('\n')
    const firstId = firstIds.get(label) ?? id
    firstIds.set(label, firstId)
    if (firstId !== id) alike.add(firstId).add(id)
  }
  return alike
}
