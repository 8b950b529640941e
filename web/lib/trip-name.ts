import { tripsMessages } from '#web/messages/trips.ts'

/** What a trip is called; a name of white space is none. */
export const tripName = ({ name }: { name: string }): string => name.trim() || tripsMessages.untitled
