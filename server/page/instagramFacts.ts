import { countOf, NO_FACTS, type PostFacts } from './facts'
import type { MetaTag } from './scanHtml'

/** `1,234 likes, 5 comments - shop.name on March 1, 2026: "The caption"` */
const DESCRIPTION =
  /^([\d.,]+[KM]?) likes?, ([\d.,]+[KM]?) comments? - ([\w.]+) (?:on [^:]+: )?(?:[“"]([\s\S]*)[”"]\.?\s*$)?/

/** Instagram has no structured data: all facts are in the description sentence of a post. */
export function instagramFacts(meta: readonly MetaTag[]): PostFacts {
  const description = meta.find(({ name }) => name === 'og:description')?.content ?? ''
  const [, likes, comments, name, caption] = DESCRIPTION.exec(description.trim()) ?? []
  if (likes === undefined || comments === undefined || name === undefined) return NO_FACTS
  return {
    ...NO_FACTS,
    author: { name, link: `https://www.instagram.com/${name}/` },
    text: caption ?? '',
    likeCount: countOf(likes),
    commentCount: countOf(comments),
  }
}
