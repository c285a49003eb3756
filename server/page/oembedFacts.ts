import * as v from 'valibot'
import { NO_FACTS, type PostFacts } from './facts'

const optionalText = v.fallback(v.optional(v.string()), undefined)
const responseSchema = v.object({
  type: optionalText,
  title: optionalText,
  author_name: optionalText,
  author_url: optionalText,
  thumbnail_url: optionalText,
  /** The picture itself, of `type: photo`. */
  url: optionalText,
})

/** The facts of an oEmbed response; an invalid one contains none. */
export function oembedFacts(text: string): PostFacts {
  const response = v.safeParse(responseSchema, parse(text))
  if (!response.success) return NO_FACTS
  const { type, title, author_name, author_url, thumbnail_url, url } = response.output
  const image = (type === 'photo' ? url : undefined) ?? thumbnail_url
  return {
    ...NO_FACTS,
    images: image === undefined ? [] : [image],
    author: author_name ? { name: author_name, link: author_url ?? null } : null,
    text: title ?? null,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
