/** Spaces, controls, and what is drawn as nothing: zero-width and bidi marks, fillers, the empty Braille pattern. */
const NOTHING_SEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u

/** Whether nobody can see anything in a text: such a name is an empty one. */
export const isBlank = (text: string) => NOTHING_SEEN.test(text)
