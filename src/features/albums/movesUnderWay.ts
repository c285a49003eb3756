interface Moves {
  /** Number of moves begun. */
  begun: number
  last: Promise<unknown>
}

/** The moves of one store, identified by its dispatch. */
const moves = new WeakMap<object, Moves>()

const movesOf = (dispatch: object): Moves =>
  moves.get(dispatch) ?? { begun: 0, last: Promise.resolve() }

/**
 * Sends a move after the previous ones, because its position refers to the order that they produce.
 */
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
 * Reads while no move is running. When a move begins meanwhile, reads again, because a response from before the move
 * would revert it.
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
