import { FormattedMessage } from 'react-intl'
import { DisplaySwitches } from './DisplaySwitches'
import classes from './EditorBody.module.css'
import { MediaStrip } from './MediaStrip'
import { PostTexts, type AlbumPickerProps } from './PostTexts'
import { ProductMarks, type ProductPickerProps } from './ProductMarks'
import { Stage } from './Stage'
import type { ReactNode } from 'react'

export interface EditorSlots {
  renderProductPicker: (props: ProductPickerProps) => ReactNode
  renderAlbumPicker: (props: AlbumPickerProps) => ReactNode
}

/** The frame on its ground, and beside it everything that can be set. */
export function EditorBody({
  canEdit,
  renderProductPicker,
  renderAlbumPicker,
}: EditorSlots & { canEdit: boolean }) {
  return (
    <div className={classes.body}>
      <div className={classes.ground}>
        <Stage canEdit={canEdit} />
        <MediaStrip />
      </div>
      <div className={classes.panel}>
        {!canEdit && (
          <p className={classes.notice}>
            <FormattedMessage id="editor.alert_read-only" />
          </p>
        )}
        <ProductMarks canEdit={canEdit} renderProductPicker={renderProductPicker} />
        <PostTexts canEdit={canEdit} renderAlbumPicker={renderAlbumPicker} />
        <DisplaySwitches canEdit={canEdit} />
      </div>
    </div>
  )
}
