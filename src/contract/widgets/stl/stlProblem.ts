/** Why a file is refused as a model. */
export const STL_PROBLEMS = [
  /** Neither text nor binary STL. */
  'model-not-stl',
  /** It is truncated, or its content does not match its header. */
  'model-broken',
  /** An invalid vertex: NaN, infinity, or beyond the range of a float. */
  'model-bad-number',
  'model-empty',
  'model-too-many-triangles',
  /** Its units are wrong. */
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
