type Question = () => Promise<boolean>

/** Asks the person whether to discard the page's unsaved changes; null if there are none. */
let question: Question | null = null

/** Sets the question for a person who signs out. Returns a function that removes it. */
export const askBeforeLeaving = (ask: Question) => {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Asks a person with unsaved changes. Returns whether the page may be left. */
export const mayLeavePage = (): Promise<boolean> => question?.() ?? Promise.resolve(true)
