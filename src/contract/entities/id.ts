import * as v from 'valibot'

/** Id of a record as it travels in a body. */
export const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** And in a query. */
export const idInQuerySchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/))
