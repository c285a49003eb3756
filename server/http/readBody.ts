import { ApiError } from './apiError'

/** Reads a request's whole body; throws 413 as soon as it grows beyond `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > maxBytes) throw new ApiError(413, 'too-large')
  // No more can come than was announced, so it need not be counted as a stream, which is slow.
  if (announced !== null) return request.text()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new ApiError(413, 'too-large')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const MAX_JSON_BYTES = 1024 * 1024

/** A JSON body; 415 for another type, 400 for what is no JSON. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new ApiError(415, 'wrong-type')
  return parseJson(await readBody(request, MAX_JSON_BYTES))
}

export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new ApiError(400, 'bad-request')
  }
}
