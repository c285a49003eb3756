import { refused } from '../../../errors/apiError'
import { graphCaller, type GraphCaller } from '../../../networks/instagram/graphApi'
import { NetworkFailure, type NetworkFailureKind } from '../../../networks/networkFailure'

/** The user waits for the response. */
const PATIENCE_MS = 20_000

const CODES: Partial<Record<NetworkFailureKind, string>> = {
  key: 'facebook-token-refused',
  rights: 'instagram-rights',
  limited: 'instagram-limited',
}

/** Calls Meta on behalf of a waiting user; turns its refusals and failures into our messages. */
export async function askInstagram<Answer>(
  token: string,
  ask: (caller: GraphCaller) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await ask(graphCaller(token, signal))
  } catch (error) {
    if (error instanceof NetworkFailure) throw refused(CODES[error.kind] ?? 'instagram-problems')
    if (signal.aborted) throw refused('instagram-problems')
    throw error
  }
}
