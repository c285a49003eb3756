import { Alert, Button, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { isAskable } from '@/contract/posts/authorPermission'
import type { BulkChange } from './bulkChangeSlice'
import { areReviews, bulkWords } from './bulkMessages'
import { type PickerProps, useAlbumChoice } from './bulkPickers'
import { needsAlbum, needsPermission } from './useBulkStart'

interface PublishQuestionProps {
  posts: ChosenPost[]
  renderPicker: (props: PickerProps) => ReactNode
  onAnswer: (change: Extract<BulkChange, { type: 'publish' }>) => void
  onClose: () => void
}

/** Asks for the requirements of publishing: albums for posts without any, and a decision about posts by others. */
export function PublishQuestion({ posts, renderPicker, onAnswer, onClose }: PublishQuestionProps) {
  const homeless = posts.filter(needsAlbum).length
  const unapproved = posts.filter(needsPermission)
  const mayAsk = unapproved.some(isAskable)
  const { picker, answer } = useAlbumChoice(homeless > 0)
  const publish = (asking: { asksAuthors?: boolean }) => {
    answer((albums) => {
      onAnswer({ type: 'publish', albumList: albums.map(({ id }) => id), ...asking })
    })
  }
  return (
    <FormDialog
      title={
        <FormattedMessage
          id={bulkWords('selection.title_publish', areReviews(posts))}
          values={{ count: posts.length }}
        />
      }
      size="md"
      submitLabel={
        <FormattedMessage
          id={mayAsk ? 'publishing.action_publish-and-ask' : 'selection.action_publish'}
        />
      }
      otherAnswer={
        mayAsk && (
          <Button
            variant="default"
            onClick={() => {
              publish({ asksAuthors: false })
            }}
          >
            <FormattedMessage id="publishing.action_publish-without" />
          </Button>
        )
      }
      isBusy={false}
      onSubmit={() => {
        publish(mayAsk ? { asksAuthors: true } : {})
      }}
      onClose={onClose}
    >
      {unapproved.length > 0 && (
        <Alert color="yellow" variant="light">
          {posts.length === 1 ? (
            <FormattedMessage id="publishing.alert_not-approved" />
          ) : (
            <FormattedMessage
              id="selection.alert_not-approved"
              values={{ count: unapproved.length }}
            />
          )}
        </Alert>
      )}
      {homeless > 0 && (
        <>
          <Text size="sm">
            <FormattedMessage
              id={bulkWords('selection.text_needs-album', areReviews(posts))}
              values={{ count: homeless }}
            />
          </Text>
          {renderPicker(picker)}
        </>
      )}
    </FormDialog>
  )
}

interface SegmentQuestionProps {
  posts: ChosenPost[]
  renderPicker: (props: PickerProps) => ReactNode
  onAnswer: (segmentIds: number[]) => void
  onClose: () => void
}

/** The segments that posts will have, starting with those that all of them share. */
export function SegmentQuestion({ posts, renderPicker, onAnswer, onClose }: SegmentQuestionProps) {
  const [chosen, setChosen] = useState(() => sharedSegments(posts))
  return (
    <FormDialog
      title={<FormattedMessage id="selection.title_segments" values={{ count: posts.length }} />}
      submitLabel={<FormattedMessage id="common.action_save" />}
      isBusy={false}
      onSubmit={() => {
        onAnswer(chosen)
      }}
      onClose={onClose}
    >
      <Text size="sm">
        <FormattedMessage id="selection.text_segments" />
      </Text>
      {renderPicker({
        value: chosen,
        onChange: (segments) => {
          setChosen(segments.map(({ id }) => id))
        },
      })}
    </FormDialog>
  )
}

function sharedSegments([first, ...others]: ChosenPost[]): number[] {
  const ids = first?.segments.map(({ id }) => id) ?? []
  return ids.filter((id) => others.every(({ segments }) => segments.some((one) => one.id === id)))
}
