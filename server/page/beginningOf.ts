import { asWebFailure } from '../outbound/web'

/** The readable part of a body within its limit. Throws a `WebFailure` for any other interruption. */
export async function beginningOf(
  body: AsyncIterable<Uint8Array>,
): Promise<{ content: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of body) chunks.push(chunk)
  } catch (error) {
    const failure = asWebFailure(error)
    if (failure.kind !== 'too-large') throw failure
    return { content: Buffer.concat(chunks), isCut: true }
  }
  return { content: Buffer.concat(chunks), isCut: false }
}
