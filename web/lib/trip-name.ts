import { tripsMessages } from '#web/messages/trips.ts'

/** The name of a trip; "untitled" in the page's language if the name is blank. */
export const tripName = ({ name }: { name: string }): string => name.trim() || tripsMessages.untitled
