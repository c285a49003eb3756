/** `npm run check:deep` tries everything; every other run a sample that is always the same. */
export const IS_DEEP = process.env.DEEP === '1'

export const inDepth = <Value>(whole: Value, sample: Value): Value => (IS_DEEP ? whole : sample)

/** Languages in which a walk through screens is repeated; the words of both are checked by `npm run translations`. */
export const WALKED_LOCALES = inDepth(['ru', 'en'] as const, ['ru'] as const)
