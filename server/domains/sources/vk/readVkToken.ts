/** A VK token with its remaining seconds; null seconds: it does not expire. */
export interface VkToken {
  token: string
  expiresIn: number | null
}

/** Old tokens are hexadecimal, new ones begin with `vk1.a.`. */
const TOKEN = /^[\w.-]{20,1000}$/
/** A lifetime above this is invalid (ten years). */
const MAX_SECONDS = 315_360_000

/** Reads the token alone, or the whole link of VK's redirect (product-rules/sources.md#vk-groups). Null when the text has no token. */
export function readVkToken(text: string): VkToken | null {
  const trimmed = text.trim()
  if (TOKEN.test(trimmed)) return { token: trimmed, expiresIn: null }
  const from = trimmed.search(/[#?&]?access_token=/)
  if (from === -1) return null
  const place = trimmed.search(/[#?]/)
  const values = new URLSearchParams(trimmed.slice(place + 1).replace(/[#?]/g, '&'))
  const token = values.get('access_token') ?? ''
  if (!TOKEN.test(token)) return null
  const seconds = Number(values.get('expires_in') ?? 0)
  const isLimited = Number.isSafeInteger(seconds) && seconds > 0 && seconds <= MAX_SECONDS
  return { token, expiresIn: isLimited ? seconds : null }
}
