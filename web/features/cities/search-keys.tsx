import { messages } from '#web/messages/index.ts'
import { Kbd } from '#web/ui/kbd.tsx'

const keys = [
  { signs: [messages.cities.upKey, messages.cities.downKey], text: messages.cities.move },
  { signs: [messages.cities.enterKey], text: messages.cities.markAsVisited },
  { signs: [messages.cities.escapeKey], text: messages.cities.close },
]

/** What the keys do in the search; phones have none. */
export function SearchKeys() {
  return (
    <p className="hidden shrink-0 gap-5 border-t border-rule px-5.5 py-2.5 text-13 text-ink-3 md:flex">
      {keys.map(({ signs, text }) => (
        <span key={text} className="flex items-center gap-1.5">
          {signs.map((sign) => (
            <Kbd key={sign}>{sign}</Kbd>
          ))}
          {text}
        </span>
      ))}
    </p>
  )
}
