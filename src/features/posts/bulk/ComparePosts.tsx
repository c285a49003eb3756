import { Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/InlineInput.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { Form } from '@/common/ui/fields/Form'
import { postName } from '@/common/ui/posts/postName'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { TRASH_DAYS } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import { postCounts, postOrigin } from '../library/grid/PostCardFacts'
import {
  libraryPanelClosed,
  libraryPanelOpened,
  selectLibraryPanel,
} from '../library/filters/libraryPanelSlice'
import { DEFAULT_LIST } from '../library/libraryFilter'
import { usePeekPostsQuery } from '../library/postListApi'
import { bestToKeep } from './bestToKeep'
import { selectBulkChange } from './bulkChangeSlice'
import classes from './ComparePosts.module.css'
import { useBulkStart } from './useBulkStart'

/** The near-duplicates of a post side by side. A person who may edit posts keeps one, and the others go to the trash. */
export function ComparePosts() {
  const dispatch = useAppDispatch()
  const panel = useAppSelector(selectLibraryPanel)
  const canEdit = usePermission('EDIT_POST')
  const postId = panel?.kind === 'compare' ? panel.postId : 0
  const { data, isError, refetch } = usePeekPostsQuery({
    list: { ...DEFAULT_LIST, filter: { nearDuplicatesOf: postId } },
    page: 1,
  })
  const posts = data?.postInfoList ?? []
  const close = () => {
    dispatch(libraryPanelClosed())
  }
  const chosen = panel?.kind === 'compare' ? panel.keptId : null
  const isThere = posts.some(({ vitrinaPost }) => vitrinaPost.id === chosen)
  return (
    <Dialog opened onClose={close} title={<FormattedMessage id="compare.title" />} size="lg">
      {canEdit && posts.length > 1 ? (
        <KeepOne
          posts={posts}
          total={data?.paging.total ?? posts.length}
          keptId={chosen !== null && isThere ? chosen : bestToKeep(posts)}
          onKeep={(keptId) => dispatch(libraryPanelOpened({ kind: 'compare', postId, keptId }))}
          onClose={close}
        />
      ) : (
        <Stack gap="md">
          {isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : !data ? (
            <Loading className={classes.posts}>
              <Skeleton className={classes.picture ?? ''} radius="md" />
              <Skeleton className={classes.picture ?? ''} radius="md" />
            </Loading>
          ) : posts.length > 1 ? (
            <div className={classes.posts}>
              {posts.map((post) => (
                <div key={post.vitrinaPost.id} className={classes.post}>
                  <Picture post={post} />
                  <Name post={post} />
                  <Facts post={post} />
                </div>
              ))}
            </div>
          ) : (
            <Text>
              <FormattedMessage id="compare.text_alone" />
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <FormattedMessage id="common.action_close" />
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

interface KeepOneProps {
  posts: readonly PostInfo[]
  /** All of them, also those that are not shown. */
  total: number
  keptId: number
  onKeep: (id: number) => void
  onClose: () => void
}

function KeepOne({ posts, total, keptId, onKeep, onClose }: KeepOneProps) {
  const intl = useIntl()
  const { start } = useBulkStart()
  const isBusy = useAppSelector(selectBulkChange).status !== 'ended'
  const others = posts.filter(({ vitrinaPost }) => vitrinaPost.id !== keptId)
  const published = others.filter(({ vitrinaPost }) => vitrinaPost.isPublished).length
  return (
    <Form
      isBusy={isBusy}
      onSubmit={() => {
        start(others, { type: 'delete' })
        onClose()
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage id="compare.text_choose" values={{ days: TRASH_DAYS }} />
        </Text>
        <Radio.Group
          aria-label={intl.formatMessage({ id: 'compare.label_keep' })}
          value={String(keptId)}
          onChange={(id) => {
            onKeep(Number(id))
          }}
        >
          <div className={classes.posts}>
            {posts.map((post) => (
              <label
                key={post.vitrinaPost.id}
                className={classes.post}
                data-kept={post.vitrinaPost.id === keptId || undefined}
              >
                <Picture post={post} />
                <span className={classes.choice}>
                  <Radio value={String(post.vitrinaPost.id)} aria-label={postName(intl, post)} />
                  <Name post={post} />
                </span>
                <Facts post={post} />
              </label>
            ))}
          </div>
        </Radio.Group>
        {total > posts.length && (
          <Text size="sm">
            <FormattedMessage id="compare.text_first" values={{ shown: posts.length, total }} />
          </Text>
        )}
        {published > 0 && (
          <Text size="sm" role="status">
            <FormattedMessage id="compare.text_published" values={{ count: published }} />
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="common.action_cancel" />
          </Button>
          <Button type="submit" loading={isBusy} color="red.9">
            <FormattedMessage id="compare.action_keep" values={{ count: others.length }} />
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

/** The index of the slide that is alike. */
const alikeIndex = ({ vitrinaPost, media }: PostInfo) =>
  Math.max(
    0,
    media.findIndex(({ id }) => id === vitrinaPost.nearDuplicateMediaId),
  )

const SIDE = 320

/** The whole picture, not its middle as on a card: what was cut off is what two of them differ by. */
function Picture({ post }: { post: PostInfo }) {
  return (
    <img
      className={classes.picture}
      src={post.media[alikeIndex(post)]?.thumbnailUrl}
      width={SIDE}
      height={SIDE}
      alt=""
      decoding="async"
    />
  )
}

function Name({ post }: { post: PostInfo }) {
  const intl = useIntl()
  return (
    <Text size="sm" fw={500} className={classes.name}>
      <Link to={paths.post(post.vitrinaPost.id ?? 0)} target="_blank" rel="noopener">
        {postName(intl, post)}
      </Link>
    </Text>
  )
}

/** What two posts with the same picture differ by. */
function Facts({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const words = useMessage()
  const { vitrinaPost, providerPost, media } = post
  const facts = [
    intl.formatMessage({
      id: vitrinaPost.isPublished ? 'compare.label_published' : 'library.label_draft',
    }),
    words(postOrigin(post).name),
    intl.formatDate(providerPost.createdAt, { dateStyle: 'medium' }),
    ...(media.length > 1
      ? [
          intl.formatMessage(
            { id: 'compare.label_slide' },
            { number: alikeIndex(post) + 1, count: media.length },
          ),
        ]
      : []),
    ...postCounts(intl, post).map(({ label }) => label),
  ]
  return (
    <span className={classes.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  )
}
