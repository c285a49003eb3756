/** What a 3D model's file may hold, and the layout of binary STL. No schema library here: the embed bundles this file. */

/** Bytes before the triangles of a binary file: 80 of free text, then their number. */
export const STL_HEADER_BYTES = 84
/** Bytes of one triangle: normal, three corners, two bytes of nothing that matters. */
export const STL_TRIANGLE_BYTES = 50
/** Where the first corner begins within a triangle. */
export const STL_CORNERS_AT = 12
/** Corners are three numbers each. */
export const NUMBERS_PER_TRIANGLE = 9

export const MODEL_LIMITS = {
  /** Of the file as it is uploaded. */
  bytes: 50 * 1024 * 1024,
  triangles: 500_000,
  /** Mm of the longest side: a kilometre. What is larger has its units wrong, and floats have no digits left for it. */
  side: 1_000_000,
} as const

/** Bytes of a binary file with so many triangles. */
export const stlBytes = (triangles: number) => STL_HEADER_BYTES + STL_TRIANGLE_BYTES * triangles
