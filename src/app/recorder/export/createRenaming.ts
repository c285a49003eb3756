import { composeId, partsOfId } from '@/common/lib/composeId'
import { normalizeLink } from '@/contract/text/links'
import type { CollectedStrings } from './collectStrings'
import type { OwnSecrets } from './exportRequest'
import {
  escapePattern,
  isHarmless,
  keyInPatch,
  secretKindOfKey,
  SECRETS_IN_TEXT,
  type SecretKind,
} from './sensitive'
import type { KnownStrings } from './knownStrings'
import { createPlaceholders, isWidgetId } from './placeholders'
import { createPseudonyms, MEDIA } from './pseudonyms'
import { renameHeader } from './renameHeader'

const ADDRESS = /^(?:https?:)?\/\/|^(?:data|blob):/
const ADDRESS_IN_TEXT = /https?:\/\/[^\s"'<>«»]+/g
/** `endpoint(argument as JSON)`: the cache key of a request. */
const CACHE_KEY = /^(\w+)\(([\s\S]*)\)$/
const ESCAPED_ID = /^[a-z]\w*:.*~[\da-f]{4}/i
const SHORT_NUMBER = /^\d{1,8}$/
/** An article may be a number; shorter ones are counts, sizes and places. */
const ARTICLE = /^\d{5,8}$/
/** Shorter ones occur in any text. */
const MIN_SECRET_LENGTH = 3

export interface Renaming {
  /** The record's replacement for a string; the same everywhere, and different for different strings. */
  rename: (text: string) => string
  /** The record's copy of a value: shared parts stay shared. */
  renameAll: (value: unknown, key?: string) => unknown
}

interface Options {
  own: OwnSecrets
  includesTexts: boolean
  known: KnownStrings
}

/**
 * Removes personal data from a record by renaming its strings: all of them, except for those that the product itself
 * has (`KnownStrings`) and values that tell nothing (`isHarmless`); a record with texts keeps more. Reducers move, compare and trim
 * strings, compose ids and complete links. Renaming a string before such an operation or after it
 * gives the same result, so a renamed record replays to the renamed states, whatever it contains.
 */
export function createRenaming(collected: CollectedStrings, options: Options): Renaming {
  const { own, includesTexts, known } = options
  const { words } = known
  const { seen, numbers } = collected
  const open = trimmed(collected.open)
  const closed = trimmed(collected.closed)
  const refusals = trimmed(collected.refusals)
  const placeholder = createPlaceholders((text) => seen.has(text) || numbers.has(text))
  const { pseudonym, address } = createPseudonyms()
  const renamed = new Map<string, string>()
  const copies = new WeakMap<object, unknown>()

  /** A number as text that the record also has as a number: it cannot be told from an id. */
  const isId = (text: string) => numbers.has(text) && SHORT_NUMBER.test(text)

  const everySecret = new Map<string, SecretKind>(
    [
      ...[...collected.secrets].map(([text, kind]): [string, SecretKind] => [text.trim(), kind]),
      [own.email, 'email'] as const,
      [own.username, 'user'] as const,
      [own.name, 'user'] as const,
    ].filter(([text]) => !isId(text)),
  )
  const inText = secretsInText()

  /** Matches secrets that may be part of another text, in any case, the longest first. */
  function secretsInText(): RegExp | null {
    const found = [...everySecret]
      .filter(([text, kind]) => kind === 'file' || Object.values(own).includes(text))
      .map(([text]) => text)
      .filter((text) => text.length >= MIN_SECRET_LENGTH && !words.has(text))
      .sort((one, other) => other.length - one.length)
      .map(escapePattern)
    if (found.length === 0) return null
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  }

  /** A text that is kept, without the secrets in it. */
  function clean(text: string): string {
    let cleaned = inText
      ? text.replace(inText, (found) => pseudonym(found, everySecret.get(found) ?? 'secret'))
      : text
    cleaned = cleaned.replace(ADDRESS_IN_TEXT, (found) => address(found))
    for (const [kind, pattern] of SECRETS_IN_TEXT) {
      cleaned = cleaned.replace(pattern, (found) =>
        found.includes('redacted') ? found : pseudonym(found, kind),
      )
    }
    return cleaned
  }

  /**
   * JSON in a string is renamed inside, so that a key built from an argument still equals the key built from the
   * renamed argument.
   */
  function renameJson(text: string): string | null {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value !== null ? JSON.stringify(renameAll(value)) : null
    } catch {
      return null
    }
  }

  function renameCacheKey(text: string): string | null {
    const [, endpoint = '', argument = ''] = CACHE_KEY.exec(text) ?? []
    if (!words.has(endpoint)) return null
    if (argument === '' || argument === 'undefined') return text
    try {
      return `${endpoint}(${JSON.stringify(renameAll(JSON.parse(argument)))})`
    } catch {
      return `${endpoint}(${placeholder(argument)})`
    }
  }

  function renameIn(text: string, parts: RegExp, read: (part: string) => string): string {
    return text.replace(parts, (part) => {
      const meant = read(part)
      const write = WAYS_TO_WRITE.find((way) => way(meant) === part) ?? encodeURIComponent
      return write(rename(meant))
    })
  }

  /** The search of an address, in which a plus is a space. */
  function renameSearch(text: string): string {
    return renameIn(text, /[^?&=#]+/g, (part) => decode(part.replaceAll('+', ' ')))
  }

  /** An address of the cabinet or a composed id, renamed part by part. */
  function renameParts(text: string): string | null {
    if (/^\/[^/\s]*/.test(text)) {
      if (MEDIA.test(text)) return address(text)
      const [path = '', ...searches] = text.split(/(?=\?)/)
      return [renameIn(path, /[^/&=#]+/g, decode), ...searches.map(renameSearch)].join('')
    }
    if (/^\?/.test(text)) return renameSearch(text)
    const parts = partsOfId(text)
    return parts && composeId(...parts.map(rename))
  }

  /** A link that was typed without its scheme: renamed like the complete link, then shortened again. */
  function renameShortLink(text: string): string | null {
    const whole = normalizeLink(text)
    if (whole === text) return null
    const renamedWhole = rename(whole)
    const short = renamedWhole.slice(whole.length - text.length)
    return normalizeLink(short) === renamedWhole ? short : null
  }

  const isOfWords = (id: string) => partsOfId(id)?.every((part) => words.has(part)) ?? false

  /** The names of other people are shown: they keep their length and their dots. */
  function standFor(secret: string, kind: SecretKind): string {
    const isShown = kind === 'user' && !Object.values(own).includes(secret)
    if (!isShown) return pseudonym(secret, kind)
    // As a whole: stand-ins of short parts would soon be longer than the parts.
    const letters = [...placeholder(secret.replaceAll('.', ''))]
    return secret.replace(/[^.]/gu, () => letters.shift() ?? '') + letters.join('')
  }

  /**
   * A secret may have been typed into a link field, and completed there: its pseudonym must be completed in the same
   * way.
   */
  function renameSecret(text: string): string | null {
    const kind = everySecret.get(text)
    // People do not type an id that reducers compose of a text or of our words.
    if (kind && (ESCAPED_ID.test(text) || isOfWords(text))) return null
    if (kind) {
      const stand = text && standFor(text, kind)
      if (isShortLink(text) !== isShortLink(stand)) return renameShortLink(text)
      return isWidgetId(text) === isWidgetId(stand) ? stand : placeholder(text)
    }
    const short = text.replace(/^https:\/\//, '')
    if (!everySecret.has(short) || normalizeLink(short) !== text) return null
    const stand = standFor(short, everySecret.get(short) ?? 'secret')
    return isShortLink(stand) ? normalizeLink(stand) : null
  }

  function decide(text: string): string {
    if (words.has(text) || known.texts.has(text)) return text
    const secret = renameSecret(text)
    if (secret !== null) return secret
    if (isHarmless(text, words) && (!ARTICLE.test(text) || isId(text))) return text
    if (ADDRESS.test(text)) return address(text)
    const short = renameShortLink(text)
    if (short !== null) return short
    const composed =
      renameHeader(text, rename) ??
      renameCacheKey(text) ??
      (/^[[{]/.test(text) ? renameJson(text) : null) ??
      renameParts(text)
    if (composed !== null) return composed
    if (includesTexts && (open.has(text) || !closed.has(text))) return clean(text)
    return (refusals.has(text) ? known.renameRefusal(text, rename) : null) ?? placeholder(text)
  }

  function rename(text: string): string {
    const made = renamed.get(text)
    if (made !== undefined) return made
    const bare = text.trim()
    const stand = bare === text ? decide(text) : text.replace(bare, () => rename(bare))
    renamed.set(text, stand)
    return stand
  }

  /** Replaces a value under a secret key; times and booleans reveal nothing. */
  function hide(value: string | number, kind: SecretKind): string | number {
    if (typeof value === 'number') return Number(pseudonym(String(value), 'number'))
    const bare = value.trim()
    const isMet = everySecret.has(bare) || words.has(bare) || isId(bare)
    // A value in a text of JSON was not met before.
    return isMet ? rename(value) : pseudonym(value, kind)
  }

  function renameAll(value: unknown, key = ''): unknown {
    const kind = secretKindOfKey(key, value)
    if (kind && (typeof value === 'string' || typeof value === 'number')) return hide(value, kind)
    if (typeof value === 'string') return rename(value)
    if (typeof value === 'function' || typeof value === 'symbol') return undefined
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    const made = copies.get(value)
    if (made !== undefined) return made
    if (Array.isArray(value)) {
      const copy: unknown[] = []
      copies.set(value, copy)
      for (const item of value) copy.push(renameAll(item, key))
      return copy
    }
    if (!isPlain(value)) return '[File]'
    const copy: Record<string, unknown> = {}
    copies.set(value, copy)
    for (const [name, item] of Object.entries(value)) {
      copy[rename(name)] = renameAll(item, keyInPatch(name, value))
    }
    return copy
  }

  return { rename, renameAll }
}

const trimmed = (texts: ReadonlySet<string>) => new Set([...texts].map((text) => text.trim()))

/** Whether a save would complete this text to a full link. */
const isShortLink = (text: string) => normalizeLink(text) !== text

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** How a part of an address may be written: the stand-in is written likewise, so that it is not longer. */
const WAYS_TO_WRITE: ((part: string) => string)[] = [
  encodeURIComponent,
  (part) => new URLSearchParams([['', part]]).toString().slice(1),
  (part) => part.replace(/[/?#&=%+]/g, encodeURIComponent),
]
