import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { SheetFailure } from '../sheetFailure'
import { unescaped } from './cellText'
import { readXml } from './xmlEvents'

/** The shared texts that cells refer to by index; runs of one text are joined, phonetic parts are left out. */
export async function sharedTexts(pieces: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isWithinText = false
  let isPronunciation = false
  const reading = readXml(pieces, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') isWithinText = !isPronunciation
      if (name === 'rPh') isPronunciation = true
    },
    close: (name) => {
      if (name === 'si') {
        if (texts.length === REVIEW_FILE_LIMITS.texts) throw new SheetFailure('too-much-unpacked')
        texts.push(unescaped(text).slice(0, REVIEW_FILE_LIMITS.cell))
      }
      if (name === 't') isWithinText = false
      if (name === 'rPh') isPronunciation = false
    },
    text: (part) => {
      if (isWithinText) text += part
    },
  })
  for await (const _piece of reading) continue
  return texts
}
