const number = (value: number) => value.toLocaleString('en')

/** The texts of the assistant's box, apart from the others so that only the planner loads them. */
export const assistantMessages = {
  label: 'Describe your trip',
  placeholder: 'Ask anything...',
  send: 'Send',
  busy: 'Generating the trip…',
  planned: 'The trip is planned. Undo brings back what was there before.',
  dismissNotes: 'Dismiss these notes',
  failed: 'Failed to generate trip',
  invalidReply: 'Failed to generate trip: Invalid API response structure.',
  invalidLeg: 'Invalid travel item structure received',
  invalidDetail: 'Your text is kept: try again, or put it in other words.',
  signedOut: 'You are signed out. Sign in again in another tab, then send your text once more.',
  switchedOff: 'The assistant is switched off on this server. The trip can be planned by hand.',
  tooMany: 'Too much was asked in a short time. Wait a minute, then send your text once more.',
  broken: 'The assistant could not be reached. Send your text once more in a while.',
  tooSlow: 'The answer took too long. Send your text once more, or ask for less.',
  length: (length: number, limit: number) => `${number(length)} of ${number(limit)} characters`,
  tooLong: (limit: number, length: number) =>
    `At most ${number(limit)} characters; these are ${number(length)}.`,
}
