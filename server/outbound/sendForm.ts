/** A response of another service. */
export interface OutboundResponse {
  status: number
  body: string
}

/**
 * Sends a form to another service. Only for hosts in the settings; links that people type are never called through
 * it. Rejects when there is no response in time or it is too large.
 */
export type SendForm = (
  url: string,
  form: Readonly<Record<string, string>>,
) => Promise<OutboundResponse>

const TIMEOUT_MS = 10_000
const MAX_BYTES = 4 * 1024 * 1024

export const sendForm: SendForm = async (url, form) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, body: await readLimited(response) }
}

async function readLimited({ body }: Response): Promise<string> {
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
