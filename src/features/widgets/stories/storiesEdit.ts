import type { StoriesForm } from '@/contract/widgets/settings/storiesForm'

/** The props of each section of the form. */
export interface StoriesEdit {
  form: StoriesForm
  disabled: boolean
  change: (changes: Partial<StoriesForm>) => void
}
