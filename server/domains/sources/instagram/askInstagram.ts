import { refused } from '../../../errors/apiError'
import { graphCaller, type GraphCaller } from '../../../networks/instagram/graphApi'
import { NetworkFailure, type NetworkFailureKind } from '../../../networks/networkFailure'

/** Somebody waits for the response. */
const PATIENCE_MS = 20_000

const CODES: Partial<Record<NetworkFailureKind, string>> = {
  key: 'facebook-token-refused',
  rights: 'instagram-rights',
  limited: 'instagram-limited',
}

/** Calls Meta while somebody waits; its refusals and failures become messages of ours. */
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
