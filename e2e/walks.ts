import { inDepth } from '../test/depth'

const WALKS = {
  wide: { width: 1440, height: 900, locale: 'ru' },
  narrow: { width: 390, height: 844, locale: 'en' },
} as const

/**
 * The windows and languages in which a journey runs: wide in Russian and narrow in English in the
 * deep check, in the ordinary check the one that its file names.
 */
export const walks = (ordinary: keyof typeof WALKS) =>
  inDepth(Object.values(WALKS), [WALKS[ordinary]])
