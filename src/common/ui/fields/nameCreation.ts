import type { IdName } from '@/contract/entities/posts/post'

/** How a typed name that no choice has becomes a choice. */
export interface NameCreation {
  /** The name that a typed text would create; null when it cannot create one. */
  nameOf: (typed: string) => string | null
  /** The label of the option that creates it. */
  label: (name: string) => string
  /** The list's message when it has no choices and no text is typed. */
  hint: string
  isPending: boolean
  isFailed: boolean
  /** Why it failed, if that is shown at the field. */
  problem: string | null
  /** The created item; it is chosen as soon as it is among the choices. */
  created: IdName | undefined
  onCreate: (name: string) => void
  /** Clears the result of the last creation. */
  onForget: () => void
}
