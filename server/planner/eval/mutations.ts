import { seeded } from '#shared/test/seeded.ts'
import type { PlannerCase } from './case.ts'

type Random = () => number
type Mutation = (prompt: string, random: Random, other: string) => string

const at = (text: string, random: Random) => Math.floor(random() * (text.length + 1))
const words = (text: string) => text.split(/\s+/)

/** Ways to damage a prompt, like the results of typing, pasting and attacks. */
const mutations: readonly Mutation[] = [
  (prompt) => prompt.toLowerCase(),
  (prompt) => prompt.toUpperCase(),
  (prompt) => prompt.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (prompt) => prompt.replaceAll(/[.,;:!?]/g, ' '),
  (prompt) => prompt.replaceAll(/\s+/g, ''),
  (prompt, random) => prompt.slice(0, at(prompt, random)),
  (prompt, random) => prompt.slice(at(prompt, random)),
  (prompt, random) => {
    const place = at(prompt, random)
    return prompt.slice(0, place) + prompt.slice(place + 1)
  },
  (prompt, random) => {
    const place = at(prompt, random)
    return (
      prompt.slice(0, place) + (prompt[place + 1] ?? '') + (prompt[place] ?? '') + prompt.slice(place + 2)
    )
  },
  (prompt, random) =>
    words(prompt)
      .map((word) => ({ word, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ word }) => word)
      .join(' '),
  (prompt, random) =>
    words(prompt)
      .flatMap((word) => (random() < 0.2 ? [word, word] : [word]))
      .join(' '),
  (prompt, random) =>
    words(prompt)
      .filter(() => random() > 0.2)
      .join(' '),
  (prompt, _, other) => `${prompt} ${other}`,
  (prompt, _, other) => `${prompt}\n- ${words(other).join('\n- ')}`,
  (prompt, random) => prompt.replaceAll(/\d+/g, () => String(Math.floor(random() * 1e6) - 10)),
  (prompt) => prompt.replaceAll(/\d+/g, '0'),
  (prompt) => `${prompt} ; drop table trip; -- <script>alert(1)</script> {{7*7}} \u0000 \u202e`,
  (prompt) => `${'('.repeat(60)}${prompt}${')'.repeat(60)}`,
  (prompt) => Array.from(prompt).join(' '),
]

/** `count` damaged prompts, always the same ones. */
export function mutated(cases: readonly PlannerCase[], count: number): PlannerCase[] {
  const random = seeded(18)
  return Array.from({ length: count }, (_, index) => {
    const known = cases[Math.floor(random() * cases.length)]
    const other = cases[Math.floor(random() * cases.length)]
    const mutate = mutations[index % mutations.length]
    if (!known || !other || !mutate) throw new Error('There are no cases to damage.')
    const prompt = mutate(known.prompt, random, other.prompt).slice(0, 1000).trim() || '-'
    return { ...known, id: `${known.id} damaged ${index}`, prompt, expect: {} }
  })
}
