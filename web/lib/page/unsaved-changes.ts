type Question = () => Promise<boolean>

/** Asks the person about the unsaved changes of the page; null while the page has none. */
let question: Question | null = null

/** Has `ask` asked before the person leaves the page by signing out. Returns a function that ends this. */
export const askBeforeLeaving = (ask: Question) => {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Whether the page may be left. A person with unsaved changes is asked. */
export const mayLeavePage = (): Promise<boolean> => question?.() ?? Promise.resolve(true)
