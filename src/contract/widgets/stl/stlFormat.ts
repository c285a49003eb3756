/** Limits of a 3D model's file, and the layout of binary STL. No schema library here: the embed bundles this file. */

/** Bytes before the triangles of a binary file: 80 of free text, then their number. */
export const STL_HEADER_BYTES = 84
/** Bytes of one triangle: normal, three vertices, two unused bytes. */
export const STL_TRIANGLE_BYTES = 50
/** The offset of the first vertex within a triangle. */
export const STL_CORNERS_AT = 12
/** Three vertices of three numbers each. */
export const NUMBERS_PER_TRIANGLE = 9

export const MODEL_LIMITS = {
  /** Bytes of the uploaded file. */
  bytes: 50 * 1024 * 1024,
  triangles: 500_000,
  /** Mm of the longest side: a kilometre. A larger model has the wrong units, and floats lack the precision. */
  side: 1_000_000,
} as const

/** Bytes of a binary file with this many triangles. */
export const stlBytes = (triangles: number) => STL_HEADER_BYTES + STL_TRIANGLE_BYTES * triangles

/** Why a file is refused as a model. */
export const STL_PROBLEMS = [
  /** Neither text nor binary STL. */
  'model-not-stl',
  /** The file is truncated, or its content does not match its header. */
  'model-broken',
  /** An invalid vertex: NaN, infinity, or beyond the range of a float. */
  'model-bad-number',
  'model-empty',
  'model-too-many-triangles',
  /** The model's units are wrong. */
  'model-too-large',
] as const
export type StlProblem = (typeof STL_PROBLEMS)[number]

/** A file that is refused. */
export class StlRefused extends Error {
  readonly problem: StlProblem

  constructor(problem: StlProblem) {
    super(problem)
    this.problem = problem
  }
}
