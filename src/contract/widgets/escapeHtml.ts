const ENTITIES: readonly (readonly [sign: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]

/** A text escaped for HTML, between tags and in an attribute with double quotes. */
export const escapeHtml = (text: string): string =>
  ENTITIES.reduce((result, [sign, entity]) => result.replaceAll(sign, entity), text)

/** The original text of {@link escapeHtml}. */
export const unescapeHtml = (html: string): string =>
  ENTITIES.toReversed().reduce((result, [sign, entity]) => result.replaceAll(entity, sign), html)
