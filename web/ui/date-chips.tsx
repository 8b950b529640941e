import type { StayDates } from '#shared/domain/ledger/partial-date.ts'
import type { readDates } from '#shared/domain/ledger/read-dates.ts'
import { stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import { currentLanguage } from '#web/messages/language.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'

type DateChipsProps = {
  isEmpty: boolean
  today: string
  reading: ReturnType<typeof readDates>
  /** The typed dates in the opposite order, if the order was the mistake. */
  swapped: StayDates | undefined
  chosen: StayDates | undefined
  onChoose: (dates: StayDates) => void
  onType: (text: string) => void
}

/** With more chips than this the names of months are short. */
const fewChips = 6
const undated: StayDates = { start: '', end: '' }

/** Other interpretations of the typed text, coarser and finer. Suggestions for an empty field. */
export function DateChips({ isEmpty, today, reading, swapped, chosen, onChoose, onType }: DateChipsProps) {
  const language = currentLanguage()
  const readings = reading
    ? [reading, ...reading.others, ...(reading.isAmbiguous ? [] : [...reading.coarser, ...reading.finer])]
    : swapped
      ? [swapped]
      : []
  const ideas = isEmpty ? [texts.yesterday, texts.thisYear, String(Number(today.slice(0, 4)) - 1)] : []
  const isChosen = ({ start, end }: StayDates) => chosen?.start === start && chosen.end === end
  return (
    <fieldset
      aria-label={isEmpty ? texts.ideas : texts.readings}
      className="mt-2.5 flex min-w-0 flex-wrap gap-2"
    >
      {ideas.map((idea) => (
        <Chip key={idea} text={idea} isOn={false} onPress={() => onType(idea)} />
      ))}
      {readings.map((each) => (
        <Chip
          key={`${each.start}/${each.end}`}
          text={stayDatesText(each.start, each.end, language, readings.length > fewChips ? 'short' : 'long')}
          isOn={isChosen(each)}
          onPress={() => onChoose({ start: each.start, end: each.end })}
        />
      ))}
      <Chip text={texts.dontRemember} isOn={isChosen(undated)} onPress={() => onChoose(undated)} />
    </fieldset>
  )
}

function Chip({ text, isOn, onPress }: { text: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="h-11 rounded-md border border-rule-strong bg-raised px-2.5 text-[0.84375rem] font-medium text-ink-2 hover:border-field hover:text-ink aria-pressed:border-ink aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink md:h-8 forced-colors:aria-pressed:border-4"
    >
      {text}
    </button>
  )
}
