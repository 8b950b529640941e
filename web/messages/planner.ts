/** The texts of the trip planner. */
export const plannerMessages = {
  create: 'Create Trip',
  update: 'Update Trip',
  saving: 'Saving…',
  name: 'Trip Name',
  namePlaceholder: 'Enter trip name',
  nameRequired: 'Give the trip a name.',
  tooLong: (limit: number) => `At most ${limit.toLocaleString('en')} characters.`,
  description: 'Description',
  firstDay: 'First day',
  lastDay: 'Last day',
  endsBeforeItStarts: 'The last day is before the first day.',
  length: 'Length',
  lengthOf: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  noDayChosen: 'Not chosen',
  firstDayIs: (day: string) => `The trip begins on ${day}; earlier days cannot be chosen.`,
  youArriveOn: (day: string, city: string) =>
    `You arrive in ${city} on ${day}; earlier days cannot be chosen.`,
  legsStayed: 'The legs are still on their old days.',
  moveLegs: (days: number) => {
    const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
    return `Move everything ${count} ${days < 0 ? 'earlier' : 'later'}`
  },
  changedAt: (place: string) => `Changed at “${place}”`,
  stops: 'Cities and legs',
  startingCity: 'Starting city',
  destinationCity: 'Destination city',
  tripStartDate: 'Trip Start Date',
  arrivalDate: 'Arrival Date',
  departureDate: 'Departure Date',
  addCity: 'Add City',
  addCityAfter: (city: string) => `Add City after ${city}`,
  full: (limit: number) => `A trip holds at most ${limit} legs.`,
  removeLeg: (city: string) => `Remove the leg to ${city}`,
  removeStart: (city: string) => `Remove ${city} from the start`,
  moveStop: (city: string) => `Move ${city}`,
  cityNumber: (position: number) => `city ${position}`,
  transportTo: (city: string) => `Transport to ${city}`,
  dateTo: (city: string) => `Date of the leg to ${city}`,
  pickDate: 'Pick a date',
  noDay: '—',
  clearDate: 'Clear the date',
  today: 'today',
  chosen: 'chosen',
  bookedFor: (day: string) => `for ${day}, the day after`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  searchCities: 'Search cities...',
  noCitiesFound: 'No cities found.',
  typeToSearch: 'Type the first letters of a city.',
  couldNotSearch: 'Could not search cities',
  cityMissing: 'Choose a city here, or remove this stop.',
  cityAlone: 'Add a second city: a trip keeps its cities by the legs between them.',
  book: (way: string, provider: string) => `Book ${way.toLowerCase()} with ${provider}`,
  opensNewTab: '(opens in a new tab)',
  undo: 'Undo',
  redo: 'Redo',
  toCheck: (count: number) => `${count} to check`,
  restored: 'Your unsaved changes were restored.',
  discard: 'Discard them',
  dropped: (count: number) =>
    count === 1
      ? '1 leg was left out, because one of its cities is no longer in the list of cities.'
      : `${count} legs were left out, because some of their cities are no longer in the list of cities.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed in this trip has not been saved.',
  leave: 'Leave',
  stay: 'Stay',
  changedTitle: 'This trip was changed elsewhere',
  changedNote: 'This trip was changed in another tab or on another device.',
  chooseVersion: 'Choose version',
  changedText:
    'Somebody saved it in another tab or on another device after you opened it. Reload to see what is stored now (Undo brings your version back), or overwrite it with yours.',
  reload: 'Reload',
  overwrite: 'Overwrite',
  goneTitle: 'This trip was deleted elsewhere',
  goneNote: 'This trip was deleted in another tab or on another device.',
  goneText: 'Nothing is stored of it any more. What you see here can be saved as a new trip.',
  saveAsNew: 'Save as a new trip',
  signInAgain: 'You are signed out. Sign in again in another tab, then save once more.',
  warnings: {
    leavesBeforeArrival: (way: string, day: string, days: number, city: string) =>
      `This ${way.toLowerCase()} leaves on ${day}, ${days === 1 ? 'one day' : `${days} days`} before you arrive in ${city}.`,
    arrivesBeforeLeaving: (day: string, before: string) =>
      `This leg arrives on ${day}, before it leaves on ${before}.`,
    beforeTrip: (way: string, day: string) =>
      `This ${way.toLowerCase()} leaves on ${day}, before the first day of the trip.`,
    afterTrip: (way: string, day: string) =>
      `This ${way.toLowerCase()} arrives on ${day}, after the last day of the trip.`,
    gap: (from: string, to: string) => `Nothing takes you from ${from} to ${to} yet. Choose how you travel.`,
    noDate: 'This leg has no date, though the trip goes on after it.',
    overSea: (way: string, from: string, to: string) =>
      `No ${way.toLowerCase()} goes from ${from} to ${to}: the sea lies between them.`,
    tooFast: (way: string, km: string) => `${km} a day is more than a ${way.toLowerCase()} can do.`,
    sameCity: (city: string) => `This leg begins and ends in ${city}.`,
  },
  more: 'More',
  edit: 'Edit',
  exportedText: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  exported: 'Calendar file made',
  exportedWithout: (count: number) =>
    count === 1 ? '1 leg without a date was left out' : `${count} legs without a date were left out`,
  nothingToExport: 'Could not export to calendar',
  nothingToExportText: 'None of the legs has a date yet.',
  duplicate: 'Duplicate',
  markVisited: 'Mark all cities as visited',
  markTitle: 'Mark all cities as visited?',
  markText: (count: number) =>
    count === 1
      ? 'The city of this trip is added to your map.'
      : `The ${count} cities of this trip are added to your map.`,
  mark: 'Mark as visited',
  marked: 'Cities added',
  markedText: (added: number, already: number) =>
    already === 0
      ? `${added === 1 ? '1 city' : `${added} cities`} marked as visited`
      : `${added === 1 ? '1 city' : `${added} cities`} marked as visited, ${already} already ${already === 1 ? 'was' : 'were'}`,
  couldNotMark: 'Could not add city',
  dragHelp:
    'To pick up a city, press Space or Enter. While dragging, use the arrow keys to move it. Press Space or Enter again to drop it, or Escape to cancel.',
  picked: (city: string, position: number, count: number) =>
    `Picked up ${city}, city ${position} of ${count}.`,
  movedTo: (city: string, position: number, count: number) => `${city} is now city ${position} of ${count}.`,
  landed: (city: string, position: number, count: number) =>
    `Dropped ${city} as city ${position} of ${count}.`,
  dragCancelled: (city: string) => `${city} stays where it was.`,
}
