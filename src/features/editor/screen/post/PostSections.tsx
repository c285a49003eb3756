import { Textarea, Text, Switch, Anchor } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { useRef, type ReactNode, type Ref, Suspense } from 'react'
import { FormattedMessage, useIntl, FormattedList } from 'react-intl'
import { Link } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useMessage } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LoadingBlock } from '@/common/ui/states/Loading'
import type { IdName } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { isOthersPost } from '@/contract/posts/authorPermission'
import {
  albumsChanged,
  selectSaveProblem,
  selectDocument,
  textChanged,
  segmentsChanged,
  selectPostInfo,
  showMarkersToggled,
  showTextToggled,
} from '@/features/editor/editorSlice'
import { useProblemFocus } from '@/features/editor/screen/panel/useSaveProblem'
import classes from './PostSections.module.css'

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

export interface SegmentPickerProps {
  /** Ids of the chosen segments. */
  value: number[]
  onChange: (segments: IdName[]) => void
}

interface SegmentsSectionProps {
  canEdit: boolean
  /** Renders the choice of segments, which belongs to another slice. */
  renderSegmentPicker: (props: SegmentPickerProps) => ReactNode
}

/** The segments of the post; read-only without the right to manage segments. */
export function SegmentsSection({ canEdit, renderSegmentPicker }: SegmentsSectionProps) {
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_SEGMENTS')
  const { segments } = useAppSelector(selectDocument)
  const isChoosable = canEdit && canManage
  if (!isChoosable && segments.length === 0) return null
  return (
    <PanelSection title={<FormattedMessage id="editor.title_segments" />}>
      {isChoosable ? (
        renderSegmentPicker({
          value: segments.map(({ id }) => id),
          onChange: (chosen) => dispatch(segmentsChanged(chosen)),
        })
      ) : (
        <Text size="sm">
          <FormattedList value={segments.map(({ name }) => name)} />
        </Text>
      )}
    </PanelSection>
  )
}

/** Loaded on demand, because the shop's own posts have neither a permission nor a source. */
const OthersPost = lazyWithTexts(() =>
  import(/* webpackChunkName: "others-post" */ './OthersPost').then((module) => module.OthersPost),
)
/** px */
const PERMISSION_HEIGHT = 240

/** The additional sections of another author's post. */
export function AboutPost({ canEdit }: { canEdit: boolean }) {
  const post = useAppSelector(selectPostInfo)
  if (!post || !(isOthersPost(post.providerPost) || post.vitrinaPost.copyrightRequest)) return null
  return (
    <Suspense
      fallback={
        <PanelSection title={<FormattedMessage id="permission.title" />}>
          <LoadingBlock height={PERMISSION_HEIGHT} />
        </PanelSection>
      }
    >
      <OthersPost post={post} canEdit={canEdit} />
    </Suspense>
  )
}

/** The switches for the parts of a post that shoppers see. */
export function DisplaySwitches({ canEdit }: { canEdit: boolean }) {
  const dispatch = useAppDispatch()
  const { showMarkers, showText } = useAppSelector(selectDocument)
  return (
    <PanelSection title={<FormattedMessage id="editor.title_display" />}>
      <Switch
        label={<FormattedMessage id="editor.label_show-markers" />}
        checked={showMarkers}
        disabled={!canEdit}
        onChange={(event) => dispatch(showMarkersToggled(event.currentTarget.checked))}
      />
      <Switch
        label={<FormattedMessage id="editor.label_show-text" />}
        checked={showText}
        disabled={!canEdit}
        onChange={(event) => dispatch(showTextToggled(event.currentTarget.checked))}
      />
    </PanelSection>
  )
}

/** The link to the history of the post, and to its figures. */
export function HistoryLink() {
  const postId = useAppSelector(selectPostInfo)?.vitrinaPost.id
  if (typeof postId !== 'number') return null
  return (
    <p className={classes.place}>
      <Anchor
        component={Link}
        to={paths.postAnalytics(postId)}
        size="sm"
        className={classes.link ?? ''}
      >
        <FormattedMessage id="history.action_open" />
      </Anchor>
    </p>
  )
}
