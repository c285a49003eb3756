const SEPARATOR = ':'
/** A name of plain parts, as `composeId` writes it. */
const COMPOSED = /^[\w~-]*(?::[\w~-]*)+$/
const PLAIN = /^[\w-]*$/

/**
 * A name made of other names: of an element from the action that added it, of a step of the history from what it
 * changed. Reducers make names by this function only, because the record of a session renames them part by part:
 * `composeId(...parts.map(rename))` is the new name of `composeId(...parts)`. A part may be composed itself.
 */
export function composeId(...parts: readonly (string | number)[]): string {
  return parts.map((part) => written(String(part))).join(SEPARATOR)
}

/** The parts of which a name was composed; null when it is none of those. */
export function partsOfId(name: string): string[] | null {
  return COMPOSED.test(name) ? name.split(SEPARATOR).map(read) : null
}

/** Any other sign is written by its number, so that the parts of a name can be told apart. */
function written(part: string): string {
  if (PLAIN.test(part) || COMPOSED.test(part)) return part
  return part.replace(/[^\w-]/g, (sign) => `~${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function read(part: string): string {
  return part.replace(/~([\da-f]{4})/g, (_sign, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
