import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { selectMedia, selectPostInfo } from '../editorSlice'
import { BackgroundSection, type BackgroundPickerProps } from './BackgroundSection'
import { AdsSection } from './AdsSection'
import { DisplaySwitches } from './DisplaySwitches'
import classes from './EditorBody.module.css'
import { HistoryLink } from './HistoryLink'
import { MediaStrip } from './MediaStrip'
import { PostTexts, type AlbumPickerProps } from './PostTexts'
import { AboutPost } from './AboutPost'
import { ProductMarks, type ProductPickerProps } from './ProductMarks'
import { ScheduleSection } from './ScheduleSection'
import { SegmentsSection, type SegmentPickerProps } from './SegmentsSection'
import { SlideActions } from './SlideActions'
import { Stage } from './Stage'
import type { ReactNode } from 'react'

export interface EditorSlots {
  renderProductPicker: (props: ProductPickerProps) => ReactNode
  renderAlbumPicker: (props: AlbumPickerProps) => ReactNode
  renderSegmentPicker: (props: SegmentPickerProps) => ReactNode
  renderBackgroundPicker: (props: BackgroundPickerProps) => ReactNode
  /** Leads to another cover of a video. */
  renderVideoCover: (video: { mediaId: number; videoUrl: string }) => ReactNode
}

/** The frame on its ground, and beside it everything that can be set. */
export function EditorBody({
  canEdit,
  renderProductPicker,
  renderAlbumPicker,
  renderSegmentPicker,
  renderBackgroundPicker,
  renderVideoCover,
}: EditorSlots & { canEdit: boolean }) {
  return (
    <div className={classes.body}>
      <div className={classes.ground}>
        <Stage canEdit={canEdit} />
        <MediaStrip />
        {canEdit && <SlideActions />}
        {canEdit && <VideoOnShow>{renderVideoCover}</VideoOnShow>}
      </div>
      <div className={classes.panel}>
        {!canEdit && (
          <p className={classes.notice}>
            <FormattedMessage id="editor.alert_read-only" />
          </p>
        )}
        <ProductMarks canEdit={canEdit} renderProductPicker={renderProductPicker} />
        <PostTexts canEdit={canEdit} renderAlbumPicker={renderAlbumPicker} />
        <SegmentsSection canEdit={canEdit} renderSegmentPicker={renderSegmentPicker} />
        {canEdit && <BackgroundSection>{renderBackgroundPicker}</BackgroundSection>}
        <ScheduleSection canEdit={canEdit} />
        <AboutPost canEdit={canEdit} />
        <AdsSection canEdit={canEdit} />
        <DisplaySwitches canEdit={canEdit} />
        <HistoryLink />
      </div>
    </div>
  )
}

/** What can be done with the medium that the frame shows, if it is a video. */
function VideoOnShow({ children }: { children: EditorSlots['renderVideoCover'] }) {
  const shownId = useAppSelector(selectMedia)?.id
  const stored = useAppSelector(selectPostInfo)?.media.find(({ id }) => id === shownId)
  return stored?.videoUrl ? children({ mediaId: stored.id, videoUrl: stored.videoUrl }) : null
}
