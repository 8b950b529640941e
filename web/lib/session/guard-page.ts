let unsaved = 0

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Until `work` has ended, the browser asks before the page is left. Returns the result of `work`. */
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
