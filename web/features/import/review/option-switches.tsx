import { importsMessages as texts } from '#web/messages/imports.ts'
import { Switch } from '#web/ui/switch.tsx'

/** What can be chosen for the whole import. */
export interface ReviewOptions {
  /** Whether a suburb counts as its city. */
  areSuburbsJoined: boolean
  /** Whether the rides are stored as trips. */
  areTripsStored: boolean
}

type OptionSwitchesProps = {
  /** Whether the switch for suburbs changes anything. */
  hasSuburbs: boolean
  tripCount: number
  options: ReviewOptions
  onOptions: (options: ReviewOptions) => void
}

/** The switches of the options that change anything. */
export function OptionSwitches({ hasSuburbs, tripCount, options, onOptions }: OptionSwitchesProps) {
  return (
    <>
      {hasSuburbs && (
        <Switch
          isInline
          label={texts.review.suburbs}
          isOn={options.areSuburbsJoined}
          onChange={(areSuburbsJoined) => onOptions({ ...options, areSuburbsJoined })}
        />
      )}
      {tripCount > 0 && (
        <Switch
          isInline
          label={texts.review.trips({ count: tripCount })}
          isOn={options.areTripsStored}
          onChange={(areTripsStored) => onOptions({ ...options, areTripsStored })}
        />
      )}
    </>
  )
}
