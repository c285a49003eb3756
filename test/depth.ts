/** `npm run check:deep` tests all cases; every other run a sample that is always the same. */
export const IS_DEEP = process.env.DEEP === '1'

export const inDepth = <Value>(whole: Value, sample: Value): Value => (IS_DEEP ? whole : sample)

/**
 * Languages in which a walk through screens is repeated; `npm run translations` checks the texts of
 * both.
 */
export const WALKED_LOCALES = inDepth(['ru', 'en'] as const, ['ru'] as const)
