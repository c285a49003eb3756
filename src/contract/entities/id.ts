import * as v from 'valibot'

/** Id of a record in a body. */
export const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** Id of a record in a query. */
export const idInQuerySchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/))
