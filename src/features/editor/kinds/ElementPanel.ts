import type { ComponentType } from 'react'
import type { ElementsProblemCode } from '@/contract/elements/elementsProblem'
import type { KindFacts } from './KindFacts'

export interface AddProps<Facts extends KindFacts> {
  /** Those of the kind that stand on the frame already. */
  present: readonly Facts['data'][]
  isDisabled: boolean
  onAdd: (options: Facts['options']) => void
}

export interface FieldsProps<Facts extends KindFacts> {
  data: Facts['data']
  canEdit: boolean
  /** What stopped the last save. */
  problem: ElementsProblemCode | null
  onEdit: (content: Partial<Facts['content']>) => void
}

/** What a person sets a kind of element up with. */
export interface ElementPanel<Facts extends KindFacts> {
  /** What puts one on the frame; null: it comes another way. */
  Add: ComponentType<AddProps<Facts>> | null
  /** What it says and how it looks; null: nothing of it is set but its place. */
  Fields: ComponentType<FieldsProps<Facts>> | null
}
