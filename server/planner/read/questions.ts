import type { World } from '#server/planner/world.ts'
import type { KnownPlace } from '#server/planner/names/place-names.ts'
import type { Constraint, Question } from '#shared/trip-request.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { localeOf } from '#shared/messages/languages.ts'
import { requestPlace } from './draft.ts'
import type { Mention } from './mentions.ts'
import type { PlacePart } from './places.ts'
import type { Sign } from './signs.ts'

const mostQuestions = 3
const countryNamesIn = perLanguage(
  (language) => new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'code' }),
)

/** A question for each name that can mean another place, and for each alternative such as "Peru or Bolivia". */
export function questionsAbout(
  mentions: readonly Mention[],
  parts: readonly PlacePart[],
  constraints: readonly Constraint[],
  signs: readonly Sign[],
  { areas }: World,
  language: string,
): Question[] {
  const countryNames = countryNamesIn(language)
  const questions: Question[] = []
  for (const { at, place, others: namesakes } of mentions) {
    const choices = othersOf(at, parts)
    const others = [...choices.flatMap(({ thing: { mention } }) => mention?.place ?? []), ...namesakes]
    if (others.length === 0 || questions.length === mostQuestions) continue
    const shown = requestPlace(place)
    const about = constraints.find(
      (each) => 'place' in each && each.place?.id === shown.id && each.place.kind === shown.kind,
    )
    if (!about) continue
    const names = [at, ...choices.map(({ thing }) => thing.at)].map((each) => signs[each]?.text ?? '')
    questions.push({
      id: `question-${questions.length + 1}`,
      text: `${names.join(' / ')}?`,
      about: about.id,
      answers: [place, ...others].map((each) => {
        const { country, state } = whereabouts(each)
        const detail = [areas.get(state)?.name, /^[A-Z]{2}$/.test(country) && countryNames.of(country)]
        return {
          place: requestPlace(each),
          label: requestPlace(each).name,
          detail: detail.filter((part) => typeof part === 'string').join(', '),
          country,
          isShown: each === place,
        }
      }),
    })
  }
  return questions
}

/** The places that follow the place of a sign with "or". */
function othersOf(at: number, parts: readonly PlacePart[]): PlacePart[] {
  const index = parts.findIndex(({ thing }) => thing.at === at)
  const rest = index < 0 || parts[index]?.part === 'other' ? [] : parts.slice(index + 1)
  const end = rest.findIndex(({ part }) => part !== 'other')
  return end < 0 ? rest : rest.slice(0, end)
}

function whereabouts(place: KnownPlace): { country: string; state: string } {
  if (place.kind === 'city') return { country: place.city.country, state: place.city.state }
  const { countries, states } = place.area
  return { country: countries[0] ?? states[0]?.slice(0, 2) ?? '', state: '' }
}
