import type { StoriesForm } from '@/contract/widgets/settings/storiesForm'

/** What every section of the form is given. */
export interface StoriesEdit {
  form: StoriesForm
  disabled: boolean
  change: (changes: Partial<StoriesForm>) => void
}
