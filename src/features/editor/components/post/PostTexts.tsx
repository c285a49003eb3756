import { Textarea } from '@mantine/core'
import { useRef, type ReactNode, type Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { IdName } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { albumsChanged, selectSaveProblem, selectDocument, textChanged } from '../../editorSlice'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { useProblemFocus } from '@/features/editor/screen/panel/useSaveProblem'

export interface AlbumPickerProps {
  /** Ids of the chosen albums. */
  value: number[]
  onChange: (albums: IdName[]) => void
  disabled?: boolean
  error?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

interface PostTextsProps {
  canEdit: boolean
  /** Renders the choice of albums, which belongs to another slice. */
  renderAlbumPicker: (props: AlbumPickerProps) => ReactNode
}

/** The post's own text and its albums. */
export function PostTexts({ canEdit, renderAlbumPicker }: PostTextsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const words = useMessage()
  const { text, albums } = useAppSelector(selectDocument)
  const problem = useAppSelector(selectSaveProblem)
  const albumsField = useRef<HTMLInputElement>(null)
  useProblemFocus('albums', () => albumsField.current?.focus())
  return (
    <PanelSection title={<FormattedMessage id="editor.title_text" />}>
      <Textarea
        label={intl.formatMessage({ id: 'editor.label_text' })}
        placeholder={intl.formatMessage({ id: 'editor.hint_text' })}
        description={
          text.length > LIMITS.postText * 0.9 && (
            <FormattedMessage
              id="editor.count_text"
              values={{ count: text.length, max: LIMITS.postText }}
            />
          )
        }
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LIMITS.postText}
        readOnly={!canEdit}
        value={text}
        onChange={(event) => dispatch(textChanged(event.currentTarget.value))}
      />
      {renderAlbumPicker({
        value: albums.map(({ id }) => id),
        onChange: (chosen) => dispatch(albumsChanged(chosen)),
        disabled: !canEdit,
        error: problem?.place === 'albums' && problem.message && words(problem.message),
        inputRef: albumsField,
      })}
    </PanelSection>
  )
}
