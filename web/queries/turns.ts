let lastTurn: Promise<unknown> = Promise.resolve()

/** The next place in the app's one queue of changes: `before` ends with the changes before, `end` lets the next begin. */
export const takeTurn = () => {
  const before = lastTurn
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  lastTurn = before.then(() => ended)
  return { before, end }
}
