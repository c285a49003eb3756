/** Why a file is no model that we take. */
export const STL_PROBLEMS = [
  /** Neither text nor binary STL. */
  'model-not-stl',
  /** It ends in the middle, or does not hold what it says. */
  'model-broken',
  /** A corner without a place: NaN, infinity, or beyond what a float holds. */
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
