import type { IdName } from '@/contract/entities/post'

/** How a typed name that no choice has becomes a choice. */
export interface NameCreation {
  /** The name that a typed text would give; null when nothing can be created of it. */
  nameOf: (typed: string) => string | null
  /** The words of the option that creates it. */
  label: (name: string) => string
  /** What the list says when it has nothing to choose and nothing is typed. */
  hint: string
  isPending: boolean
  isFailed: boolean
  /** Why it failed, if that is said at the field. */
  problem: string | null
  /** What was created; it is chosen as soon as it is among the choices. */
  created: IdName | undefined
  onCreate: (name: string) => void
  /** What came of the last one is over. */
  onForget: () => void
}
