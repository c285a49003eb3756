import * as v from 'valibot'
import { isBlank } from '../text/isBlank'

/** A name or text with at least one visible character. */
export const nameSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, 'too-long'),
    v.check((text) => !isBlank(text), 'empty-field'),
  )
