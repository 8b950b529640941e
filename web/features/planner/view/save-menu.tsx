import { CalendarDays, Download, Map as MapIcon, Printer, Route } from 'lucide-react'
import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { gpxFile, kmlFile } from '#shared/domain/route-export.ts'
import { listText } from '#web/lib/language/formats.ts'
import { errorToast, successToast } from '#web/lib/toast.ts'
import { saveFile } from '#web/lib/page/save-file.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import type { Cities, Plan } from '#web/features/planner/plan.ts'
import { fileName, tripCalendar } from './trip-calendar.ts'
import { exportedTrip } from './trip-files.ts'

type SaveMenuProps = { tripId: string; plan: Plan; cities: Cities; variant: 'outline' | 'quiet' }

const icon = { className: 'size-4', strokeWidth: 1.6, 'aria-hidden': true } as const

/** The formats in which a trip can be downloaded. On phones, which have no room for a separate button, also Print. */
export function SaveMenu({ tripId, plan, cities, variant }: SaveMenuProps) {
  const texts = tripPageMessages
  const planner = plannerMessages
  const name = tripName(plan)

  const handleCalendar = () => {
    const { file, count, undated } = tripCalendar(tripId, plan, cities, new Date())
    if (count === 0) return errorToast(planner.nothingToExport, planner.nothingToExportText)
    saveFile(fileName(name, 'ics'), new Blob([file], { type: 'text/calendar' }))
    successToast(planner.exported, {
      description: listText([
        planner.exportedText({ count }),
        ...(undated > 0 ? [planner.exportedWithout({ count: undated })] : []),
      ]),
    })
  }
  const handleRoute = (format: 'gpx' | 'kml') => {
    const trip = exportedTrip(plan, cities)
    if (!trip.stops.some(hasCoordinates)) return errorToast(texts.nothingToSave, texts.nothingToSaveText)
    const [content, type] =
      format === 'gpx'
        ? [gpxFile(trip), 'application/gpx+xml']
        : [kmlFile(trip), 'application/vnd.google-earth.kml+xml']
    saveFile(fileName(name, format), new Blob([content], { type }))
  }
  return (
    <Menu
      trigger={
        <Button variant={variant}>
          <Download {...icon} />
          {texts.save}
        </Button>
      }
    >
      <MenuItem onSelect={handleCalendar}>
        <CalendarDays {...icon} />
        {texts.calendar}
      </MenuItem>
      <MenuItem onSelect={() => handleRoute('gpx')}>
        <Route {...icon} />
        {texts.gpx}
      </MenuItem>
      <MenuItem onSelect={() => handleRoute('kml')}>
        <MapIcon {...icon} />
        {texts.kml}
      </MenuItem>
      <MenuItem className="md:hidden" onSelect={() => window.print()}>
        <Printer {...icon} />
        {texts.print}
      </MenuItem>
    </Menu>
  )
}
