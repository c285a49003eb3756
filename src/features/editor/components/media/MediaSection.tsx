import { Text } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LIMITS } from '@/contract/limits'
import { selectDocument, selectFreeSlides, selectPostInfo } from '../../editorSlice'
import classes from './MediaSection.module.css'
import { SlideRow } from './SlideRow'
import { ViewChoice } from './ViewChoice'

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
