/** A response to a reading; `header` is null when there is none of that name. */
export interface ServiceResponse extends OutboundResponse {
  header: (name: string) => string | null
}

/**
 * Reads from another service with a token, which is sent in a header so that no log of addresses contains it. Only for hosts in the settings. Rejects
 * at the timeout or when the response is too large.
 */
export type ReadService = (
  url: string,
  token: string,
  /** Aborts the request before its own timeout. */
  signal?: AbortSignal,
) => Promise<ServiceResponse>

export const readService: ReadService = async (url, token, signal) => {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: limited(signal),
  })
  return {
    status: response.status,
    body: await readLimited(response),
    header: (name) => response.headers.get(name),
  }
}

/** A response of another service. */
export interface OutboundResponse {
  status: number
  body: string
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 4 * 1024 * 1024

/** Aborts a request with the caller's signal, or at its own timeout. */
export function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  return signal ? AbortSignal.any([limit, signal]) : limit
}

/** The body as text; throws when it is too large. */
export async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    length += chunk.value.length
    if (length > MAX_BYTES) {
      await reader?.cancel()
      throw new Error('The answer is too large')
    }
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
