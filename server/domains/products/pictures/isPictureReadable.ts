import { WebFailure, type WebRequest, type WebResponse } from '../../../outbound/web'
import type { World } from '../../../world'

/** The timeout of the first byte; a slower shop shows no pictures either. */
export const LIMIT_MS = 10_000
/** More than any picture has: only the beginning is read. */
const MAX_BYTES = 100_000_000

/** Whether there is a picture at an address: a response with an image type and some content. */
export async function isPictureReadable(
  { web }: Pick<World, 'web'>,
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  const request: WebRequest = { accept: 'image/*', maxBytes: MAX_BYTES, limitMs: LIMIT_MS, signal }
  try {
    return await web.read(url, request, hasPicture)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof WebFailure) return false
    throw error
  }
}

/** Whether a response claims to be a picture that can be copied; SVG is not decoded. */
export function isPictureResponse({ status, type }: Pick<WebResponse, 'status' | 'type'>): boolean {
  // Some stores name no type of their files, which browsers show all the same.
  return status === 200 && /^(image\/(?!svg)|application\/octet-stream|binary\/|$)/i.test(type)
}

async function hasPicture({ status, type, body }: WebResponse): Promise<boolean> {
  if (!isPictureResponse({ status, type })) return false
  for await (const chunk of body) if (chunk.length > 0) return true
  return false
}
