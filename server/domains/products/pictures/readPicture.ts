import { MEGABYTE } from '@/contract/files/uploads'
import type { OwnedWork } from '../../../limits/fairQueue'
import { LateFailure, WebFailure, type WebRequest, type WebResponse } from '../../../outbound/web'
import { shrinkPicture } from '../../../pictures/pictures'
import type { World } from '../../../world'

/** Px of the longest side: twice the largest size on a screen. */
export const COPY_SIDE = 640
export const MAX_COPIED_BYTES = 20 * MEGABYTE
/** Until the first byte of the response. */
const START_MS = 5000
/**
 * The formats that can be decoded, so that a host with several formats does not choose another one.
 */
const ACCEPT = 'image/webp,image/jpeg,image/png,image/*;q=0.5'

/** `none`: the address has no picture. `silent`: its host did not begin to respond in time. */
export type NoPicture = 'none' | 'silent'

/** The picture at an outside address as a WebP of `COPY_SIDE` px at most. */
export async function readPicture(
  { web }: Pick<World, 'web'>,
  url: string,
  work: OwnedWork & { signal: AbortSignal },
): Promise<Buffer | NoPicture> {
  const host = { hasAnswered: false }
  const request: WebRequest = {
    accept: ACCEPT,
    maxBytes: MAX_COPIED_BYTES,
    limitMs: LIMIT_MS,
    startMs: START_MS,
    signal: work.signal,
  }
  try {
    const content = await web.read(url, request, async (response) => {
      host.hasAnswered = true
      return isPictureResponse(response) ? bytesOf(response.body) : null
    })
    return (content && (await shrinkPicture(work, content, COPY_SIDE))) ?? 'none'
  } catch (error) {
    if (!(error instanceof WebFailure)) throw error
    return error instanceof LateFailure && !host.hasAnswered ? 'silent' : 'none'
  }
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** From the first request to the last byte that is read. */
const LIMIT_MS = 10_000
/** Not a real limit: a check stops after the first bytes. */
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
function isPictureResponse({ status, type }: Pick<WebResponse, 'status' | 'type'>): boolean {
  // Some stores declare no type of their files, and browsers show them nevertheless.
  return status === 200 && /^(image\/(?!svg)|application\/octet-stream|binary\/|$)/i.test(type)
}

async function hasPicture({ status, type, body }: WebResponse): Promise<boolean> {
  if (!isPictureResponse({ status, type })) return false
  for await (const chunk of body) if (chunk.length > 0) return true
  return false
}
