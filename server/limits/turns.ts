/** One piece of work after another, such as files that are in memory as a whole while they are read. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = last.then(work)
    last = own.catch(() => undefined)
    return own
  }
}
