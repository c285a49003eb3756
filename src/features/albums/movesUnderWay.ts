interface Moves {
  /** How many have begun. */
  begun: number
  last: Promise<unknown>
}

/** The moves of one store, which is known by its dispatch. */
const moves = new WeakMap<object, Moves>()

const movesOf = (dispatch: object): Moves =>
  moves.get(dispatch) ?? { begun: 0, last: Promise.resolve() }

/** Sends a move after those before it: each counts its place in the order that the one before has left. */
export function sendInTurn<Response>(
  dispatch: object,
  send: () => Response | PromiseLike<Response>,
): Promise<Response> {
  const { begun, last } = movesOf(dispatch)
  const sent = last.then(send)
  moves.set(dispatch, { begun: begun + 1, last: sent })
  return sent
}

/**
 * Reads something while no move is under way, and again when one began meanwhile: what was read before a move would
 * take it back.
 */
export async function readBetweenMoves<Response>(
  dispatch: object,
  read: () => Response | PromiseLike<Response>,
): Promise<Response> {
  for (;;) {
    const { begun, last } = movesOf(dispatch)
    await last
    if (movesOf(dispatch).begun !== begun) continue
    const response = await read()
    if (movesOf(dispatch).begun === begun) return response
  }
}
