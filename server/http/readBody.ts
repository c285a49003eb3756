import { ApiError } from '../errors/apiError'
import { pacedChunks, pacedWhole } from '../limits/pace'

/** Reads a request's whole body; throws 413 as soon as it grows beyond `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  return textOf(await readBytes(request, maxBytes))
}

/** A request's whole raw body, for signatures; throws 413 as soon as it exceeds `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > maxBytes) throw new ApiError(413, 'too-large')
  // An announced length limits the body, so its bytes are not counted.
  if (announced !== null) {
    return new Uint8Array(await pacedWhole(request.arrayBuffer(), Number(announced)))
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of pacedChunks(request.body)) {
    length += chunk.length
    if (length > maxBytes) throw new ApiError(413, 'too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Invalid UTF-8 is refused rather than replaced. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError(400, 'bad-request')
  }
}

const MAX_JSON_BYTES = 1024 * 1024

/** A JSON body; 415 for another type, 400 for invalid JSON. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new ApiError(415, 'wrong-type')
  return parseJson(await readBody(request, MAX_JSON_BYTES))
}

/** Throws 400 for invalid JSON, and for nesting deeper than any request. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new ApiError(400, 'bad-request')
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new ApiError(400, 'bad-request')
  }
}

/** A post has about ten levels. */
const MAX_DEPTH = 64
const [QUOTE, BACKSLASH, ...BRACKETS] = Array.from('"\\[{]}', (character) =>
  character.charCodeAt(0),
)

/** Checked while reading, before it is parsed. */
function isTooDeep(text: string): boolean {
  const [list, record, listEnd, recordEnd] = BRACKETS
  let depth = 0
  let isInText = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) isInText = !isInText
    else if (isInText) index += code === BACKSLASH ? 1 : 0
    else if (code === list || code === record) depth += 1
    else if (code === listEnd || code === recordEnd) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
