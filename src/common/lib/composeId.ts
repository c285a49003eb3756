const SEPARATOR = ':'
/** An id as `composeId` writes it. */
const COMPOSED = /^[\w~-]*(?::[\w~-]*)+$/
const PLAIN = /^[\w-]*$/

/**
 * An id composed of other ids, for example of an element (from the action that added it) or of a step of the history.
 * Reducers create ids with this function only, because the record of a session renames ids part by part:
 * `composeId(...parts.map(rename))` is the new id of `composeId(...parts)`. A part may itself be composed.
 */
export function composeId(...parts: readonly (string | number)[]): string {
  return parts.map((part) => written(String(part))).join(SEPARATOR)
}

/** The parts of which an id was composed; null when it is not a composed one. */
export function partsOfId(name: string): string[] | null {
  return COMPOSED.test(name) ? name.split(SEPARATOR).map(read) : null
}

/** Escapes every other character by its code, so that the separator cannot occur in a part. */
function written(part: string): string {
  if (PLAIN.test(part) || COMPOSED.test(part)) return part
  return part.replace(/[^\w-]/g, (sign) => `~${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function read(part: string): string {
  return part.replace(/~([\da-f]{4})/g, (_sign, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
