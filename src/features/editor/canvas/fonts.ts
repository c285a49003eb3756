import { fontFaces, fontFamily } from '@/contract/elements/fonts'
import { announceArrival } from './arrivals'
import { forgetMeasures } from './measureText'

const asked = new Set<string>()

/** Loads a font of stickers once in the life of the page; until it is there the browser draws by one of its own. */
export function needFont(name: string): void {
  const family = fontFamily(name)
  if (asked.has(family) || typeof FontFace === 'undefined') return
  asked.add(family)
  const files = fontFaces(name).map(({ family: known, source, descriptors }) => {
    const face = new FontFace(known, source, descriptors)
    document.fonts.add(face)
    return face.load()
  })
  // A file that did not come leaves its letters to the browser's own font.
  void Promise.allSettled(files).then(() => {
    forgetMeasures(family)
    announceArrival()
  })
}
