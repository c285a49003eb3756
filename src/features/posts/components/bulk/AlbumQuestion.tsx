import { Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FormDialog } from '@/common/ui/FormDialog'
import type { PostInfo } from '@/contract/entities/post'
import type { PickerProps } from '../../bulk/bulkPickers'

type AlbumChange = 'publish' | 'addToAlbums' | 'removeFromAlbums'

interface AlbumQuestionProps {
  kind: AlbumChange
  posts: PostInfo[]
  renderPicker: (props: PickerProps) => ReactNode
  onAnswer: (albumIds: number[]) => void
  onClose: () => void
}

const TITLES: Record<AlbumChange, MessageId> = {
  publish: 'selection.title_publish',
  addToAlbums: 'selection.title_add',
  removeFromAlbums: 'selection.title_remove',
}
const ACTIONS: Record<AlbumChange, MessageId> = {
  publish: 'selection.action_publish',
  addToAlbums: 'selection.action_add-submit',
  removeFromAlbums: 'selection.action_remove-submit',
}

/** Which albums posts go into or out of; publishing asks for those that posts without an album need. */
export function AlbumQuestion({
  kind,
  posts,
  renderPicker,
  onAnswer,
  onClose,
}: AlbumQuestionProps) {
  const [chosen, setChosen] = useState<number[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const homeless = posts.filter(({ vitrinaPost }) => vitrinaPost.albumList.length === 0).length
  const albumIds = posts.flatMap(({ vitrinaPost }) => vitrinaPost.albumList.map(({ id }) => id))
  return (
    <FormDialog
      title={<FormattedMessage id={TITLES[kind]} values={{ count: posts.length }} />}
      submitLabel={<FormattedMessage id={ACTIONS[kind]} />}
      isBusy={false}
      onSubmit={() => {
        setIsChecked(true)
        if (chosen.length > 0) onAnswer(chosen)
      }}
      onClose={onClose}
    >
      {kind === 'publish' && (
        <Text size="sm">
          <FormattedMessage id="selection.text_needs-album" values={{ count: homeless }} />
        </Text>
      )}
      {renderPicker({
        value: chosen,
        ...(kind === 'removeFromAlbums' ? { offered: albumIds } : {}),
        error:
          isChecked && chosen.length === 0 ? (
            <FormattedMessage id="selection.error_no-album" />
          ) : undefined,
        onChange: setChosen,
      })}
    </FormDialog>
  )
}
