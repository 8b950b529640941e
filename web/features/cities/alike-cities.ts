type LabelledCity = { id: string; name: string; state: string; country: string }

/** The ids of the cities whose name, state and country another of these cities has too. */
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
