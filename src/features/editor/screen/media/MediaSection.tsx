import { Text } from '@mantine/core'
import { useRef, type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { FRAMES } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import {
  selectDocument,
  selectFreeSlides,
  selectPostInfo,
  selectMedia,
  viewChosen,
} from '@/features/editor/editorSlice'
import { FRAME_TEXTS } from '@/features/editor/screen/words'
import classes from './MediaSection.module.css'
import { SlideRow } from './SlideRow'

export interface MediaSlots {
  /** Uploads files that become slides. */
  renderMediaUpload: (props: { room: number; isStory: boolean }) => ReactNode
  /** Uploads a file that replaces a slide's; `number` is the slide's, from 1. */
  renderMediaReplacement: (props: ReplacementProps) => ReactNode
}
interface ReplacementProps {
  mediaId: number
  number: number
  isStory: boolean
}

/** The slides of the post, and actions for each slide as a whole. */
export function MediaSection({ renderMediaUpload, renderMediaReplacement }: MediaSlots) {
  const intl = useIntl()
  const upload = useRef<HTMLDivElement>(null)
  const { media } = useAppSelector(selectDocument)
  const room = useAppSelector(selectFreeSlides)
  const isStory = useAppSelector(selectPostInfo)?.providerPost.postType === 'story'
  return (
    <PanelSection title={<FormattedMessage id="media.title" />}>
      {media.length > 0 && (
        <ul
          className={classes.slides}
          aria-label={intl.formatMessage({ id: 'media.label_slides' })}
        >
          {media.map(({ id }, index) => (
            <SlideRow
              key={id}
              index={index}
              replacement={renderMediaReplacement({ mediaId: id, number: index + 1, isStory })}
              onLastRemoved={() => upload.current?.querySelector('input')?.focus()}
            />
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed" role="status">
        <FormattedMessage
          id="media.text_count"
          values={{ count: media.length, max: LIMITS.filesPerPost }}
        />
      </Text>
      <div ref={upload} className={classes.upload}>
        {renderMediaUpload({ room, isStory })}
      </div>
      <ViewChoice />
    </PanelSection>
  )
}

const VIEWS = FRAMES.map((value) => ({
  value,
  label: <FormattedMessage id={FRAME_TEXTS[value]} />,
}))

/** The choice of the frame that shoppers see for this slide. */
function ViewChoice() {
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
