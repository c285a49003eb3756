import type { TrackEvent } from '@/app/recorder/track/trackFormat'

/** The words of the messages of browsers' engines, which tell nothing of a person. */
const ENGINE_WORDS = new Set(
  (
    'typeerror referenceerror rangeerror syntaxerror securityerror aborterror networkerror chunkloaderror domexception ' +
    'a aborted access add after all already an and any application apply argument arguments array assigned assignment ' +
    'at be because been before but by call called calling can cannot canceled changed child class code completed ' +
    'component constant constructor content could create css current data defined delivered denied depth deprecated ' +
    'destructure did direct document does domain during element end error event exceeded expected export expression ' +
    'failed fetch fetching file find first for forbidden found from function get global has have in index ' +
    'infinite initialization initialize initialized input insecure instance instead insufficient internal into ' +
    'invalid is it item iterable iterator json key keyword large length load loaded loading lost loop main many ' +
    'match maximum memory method missing module more must name network new no node non not notifications null number ' +
    'object objects of on only operation or out owner parameter parent parse pattern permission policy position ' +
    'promise properties property quota range read readonly reading reason recursion redeclaration reference refused ' +
    'rejected render rendered request requested required resource response return same script security server set ' +
    'setting should size source stack state status storage stopped string style such support supported symbol syntax ' +
    'take task than that the then this time timeout to token too tree type unable uncaught undefined undelivered ' +
    'unexpected unhandled unknown unmounted unsupported update url use used user valid value variable version was ' +
    'were when which while with without worker write'
  ).split(' '),
)
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

/** The second track of a record without what may be personal; only the console has texts. */
export function redactTrack(
  track: readonly TrackEvent[],
  words: ReadonlySet<string>,
): TrackEvent[] {
  return track.map((event) =>
    event.kind === 'console' ? { ...event, text: redactConsoleText(event.text, words) } : event,
  )
}
