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

// A per cent sign before an apparent code is encoded too, so that decoding returns the original text.
export const encodeHtml = (html: string) =>
  html.replace(/[&+]|%(?=25|26|2B)/gi, (sign) => encodeURIComponent(sign))
export const decodeHtml = (html: string) =>
  html.replace(/%(?:25|26|2B)/gi, (code) => decodeURIComponent(code))
