import { countryName } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { currentLanguage } from '#web/messages/language.ts'
import type { Dispute } from './disputed-places.ts'
import { placeNoteClass } from './page-class.ts'

/** States who claims a disputed place, and which country it counts for and why. Renders nothing for other places. */
export function DisputedNote({ dispute }: { dispute: Dispute | undefined }) {
  if (!dispute) return null
  const { note, itself } = exploreMessages.disputed
  const claimants = dispute.claimants.map((code) => (code === 'itself' ? itself : nameOf(code)))
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' })
  return (
    <p className={placeNoteClass}>
      {note({ claimants: list.format(claimants), counted: nameOf(dispute.counted), reason: dispute.reason })}
    </p>
  )
}

const english = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' })

const nameOf = (iso2: string) => countryName({ iso2, name: english.of(iso2) ?? iso2 })
