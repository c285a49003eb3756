import { inDepth } from '../test/depth'

const WALKS = {
  wide: { width: 1440, height: 900, locale: 'ru' },
  narrow: { width: 390, height: 844, locale: 'en' },
} as const

/**
 * The windows and languages in which a journey runs. The deep check uses a wide window in Russian and a narrow one in
 * English. The ordinary check uses only the one that the journey's file names.
 */
export const walks = (ordinary: keyof typeof WALKS) =>
  inDepth(Object.values(WALKS), [WALKS[ordinary]])
