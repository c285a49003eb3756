import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { FRAMES } from '@/contract/entities/media'
import { selectMedia, viewChosen } from '../../editorSlice'
import { FRAME_TEXTS } from '../../elementTexts'
import classes from './MediaSection.module.css'

const VIEWS = FRAMES.map((value) => ({
  value,
  label: <FormattedMessage id={FRAME_TEXTS[value]} />,
}))

/** The choice of the frame that shoppers see for this slide. */
export function ViewChoice() {
  const labelId = useId()
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectMedia)?.view
  if (!view) return null
  return (
    <div className={classes.view}>
      <span id={labelId} className={classes.label}>
        <FormattedMessage id="media.label_view" />
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        data={VIEWS}
        value={view}
        onChange={(chosen) => dispatch(viewChosen(chosen))}
        fullWidth
      />
    </div>
  )
}
