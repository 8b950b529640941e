import type { RenderCityPicker } from '#web/features/counting/counting-choice.tsx'
import { CityPicker } from '#web/features/planner/city-picker.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'

/**
 * A city search, opened by a text button, in which the person chooses the home city. It is the search of the trip
 * planner.
 */
export const renderHomePicker: RenderCityPicker = ({ label, buttonText, onPick }) => (
  <CityPicker
    id="home-city"
    label={label}
    city={undefined}
    onPick={onPick}
    button={
      <button type="button" className={`${textLinkClass('ink')} min-h-11 min-w-11 md:min-h-6 md:min-w-6`}>
        {buttonText}
      </button>
    }
  />
)
