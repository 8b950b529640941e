let unsaved = 0

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Has the browser ask before the page is left until `work` has ended. Returns what `work` returns. */
export const guardPage = async <Result>(work: Promise<Result>): Promise<Result> => {
  unsaved += 1
  window.addEventListener('beforeunload', warn)
  try {
    return await work
  } finally {
    unsaved -= 1
    if (unsaved === 0) window.removeEventListener('beforeunload', warn)
  }
}
