import { useAppDispatch } from '@/common/store/hooks'
import {
  storiesDraftOf,
  storiesFormOf,
  type StoriesForm,
} from '@/contract/widgets/settings/storiesForm'
import type { StoriesSettings } from '@/contract/widgets/settings/storiesSettings'
import type { RenderAlbumPicker } from '../components/fields/AlbumsField'
import fields from '../components/fields/Fields.module.css'
import { HeaderSection } from '../header/HeaderSection'
import { settingsChanged } from '../widgetEditorSlice'
import { ContentSection } from './ContentSection'
import { LookSection } from './LookSection'
import { PlaceSection } from './PlaceSection'
import { SizeSection } from './SizeSection'

interface StoriesFieldsProps {
  settings: StoriesSettings
  disabled: boolean
  renderAlbumPicker: RenderAlbumPicker
}

/** The settings of a stories widget (product-rules/widgets.md#stories-settings), by subject. */
export function StoriesFields({ settings, disabled, renderAlbumPicker }: StoriesFieldsProps) {
  const dispatch = useAppDispatch()
  const form = storiesFormOf(settings)
  const change = (changes: Partial<StoriesForm>) => {
    dispatch(settingsChanged(storiesDraftOf({ ...form, ...changes })))
  }
  const edit = { form, disabled, change }
  return (
    <div className={fields.sections}>
      <ContentSection {...edit} renderAlbumPicker={renderAlbumPicker} />
      <LookSection {...edit} />
      <SizeSection {...edit} />
      <HeaderSection disabled={disabled} />
      <PlaceSection {...edit} />
    </div>
  )
}
