/** A boolean as both engines store it. */
export type Flag = 0 | 1
/** UTC, milliseconds since the epoch. */
export type Time = number
/** JSON as text; written with `JSON.stringify`, read by `server/db/readJson.ts`. */
export type Json = string
