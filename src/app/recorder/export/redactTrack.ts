import type { TrackEvent } from '@/app/recorder/track/trackFormat'
import engineWords from './engineWords.json'
import { isHarmless } from './sensitive'

/**
 * The words of the messages of browsers' engines. They are not in a module, because every word of our modules is kept
 * in the rest of the record (sourceWords.ts).
 */
const ENGINE_WORDS = new Set(engineWords.join(' ').split(' '))
const WORD = /[\p{L}\p{N}_$]+/gu
const STATUS = /(?<=\bstatus(?: code)? )[1-5]\d\d\b/g
const HIDDEN = '…'

/** The text of an error: words of engines and of our own code, and the status of a response; all else is hidden. */
export function redactConsoleText(text: string, words: ReadonlySet<string>): string {
  const statuses = new Set([...text.matchAll(STATUS)].map(({ index }) => index))
  return text.replace(WORD, (word, index: number) => {
    const isKept = statuses.has(index) || ENGINE_WORDS.has(word.toLowerCase()) || words.has(word)
    return isKept ? word : HIDDEN
  })
}

/** Where an element stands, or a line of our own files: `root/0/4`, `main.3f2a9c.js:1:345`. */
const PLACE = /^(?:page|(?:root|portal\d+)(?:\/\d+)*|[\w./-]+\.js:\d+:\d+)$/

/** The second track of a record without what may be personal; only the console has texts. */
export function redactTrack(
  track: readonly TrackEvent[],
  words: ReadonlySet<string>,
): TrackEvent[] {
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown)
    if (typeof value === 'number' || typeof value === 'boolean') return value
    return typeof value === 'string' && (words.has(value) || PLACE.test(value)) ? value : HIDDEN
  }
  return track.map(
    (event) =>
      Object.fromEntries(
        Object.entries(event).map(([name, value]: [string, unknown]) => {
          if (event.kind === 'console' && name === 'text')
            return [name, redactConsoleText(String(value), words)]
          const isOwnText = event.kind === 'press' && name === 'label'
          return [name, isOwnText && isHarmless(String(value), words) ? value : shown(value)]
        }),
      ) as unknown as TrackEvent,
  )
}
