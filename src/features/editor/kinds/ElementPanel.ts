import type { ComponentType } from 'react'
import type { ElementsProblemCode } from '@/contract/elements/elementsProblem'
import type { KindFacts } from './KindFacts'

export interface AddProps<Facts extends KindFacts> {
  /** The elements of the kind that are already on the frame. */
  present: readonly Facts['data'][]
  isDisabled: boolean
  onAdd: (options: Facts['options']) => void
}

export interface FieldsProps<Facts extends KindFacts> {
  data: Facts['data']
  canEdit: boolean
  /** The problem that stopped the last save. */
  problem: ElementsProblemCode | null
  onEdit: (content: Partial<Facts['content']>) => void
}

/** The settings panel of a kind of element. */
export interface ElementPanel<Facts extends KindFacts> {
  /** Adds one to the frame; null: it is added elsewhere. */
  Add: ComponentType<AddProps<Facts>> | null
  /** Its content and look; null: it has no settings but its position. */
  Fields: ComponentType<FieldsProps<Facts>> | null
}
