import { Anchor, Button, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { IconExternalLink, IconRefresh } from '@/common/ui/icons/icons'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { FailureWords } from '@/common/ui/states/FailureWords'
import type { PostInfo, ProviderPost } from '@/contract/entities/posts/post'
import { isOthersPost } from '@/contract/posts/authorPermission'
import { PermissionSection } from './PermissionSection'
import { selectIsSaving, selectSideWrite } from '@/features/editor/editorSlice'
import panel from '@/features/editor/screen/panel/PanelButton.module.css'
import { useRefreshPostMutation } from '@/features/editor/state/copyrightApi'
import classes from './OthersPost.module.css'

/** The author of the post and its figures at the source, with a button that loads the post from its source again. */
function SourceSection({ post, canEdit }: { post: PostInfo; canEdit: boolean }) {
  const { vitrinaPost, providerPost } = post
  const { postLink, likeCount, commentCount, isDeleted, text } = providerPost
  const isRefreshable = canEdit && vitrinaPost.enableRefreshButton
  return (
    <PanelSection title={<FormattedMessage id="publishing.title_source" />}>
      <SourceAuthor author={providerPost.authorUser} />
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="publishing.text_counts"
          values={{ likes: likeCount, comments: commentCount }}
        />
      </Text>
      {isDeleted && (
        <Text size="sm" fw={600}>
          <FormattedMessage id="publishing.text_source-deleted" />
        </Text>
      )}
      {text !== '' && (
        <details>
          <summary className={classes.summary}>
            <FormattedMessage id="publishing.label_source-text" />
          </summary>
          <Text size="sm" className={classes.text ?? ''}>
            {text}
          </Text>
        </details>
      )}
      {(postLink !== null || isRefreshable) && (
        <Group gap="xs">
          {postLink !== null && (
            <Button
              className={panel.button ?? ''}
              component="a"
              href={postLink}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternalLink size={16} />}
            >
              <FormattedMessage id="publishing.action_open-source" />
            </Button>
          )}
          {isRefreshable && vitrinaPost.id !== null && <RefreshButton postId={vitrinaPost.id} />}
        </Group>
      )}
      <RefreshFailure />
    </PanelSection>
  )
}

function SourceAuthor({ author }: { author: ProviderPost['authorUser'] }) {
  const { username, profileLink } = author
  return (
    <Text size="sm">
      <FormattedMessage
        id="publishing.text_author"
        values={{
          author:
            profileLink === null ? (
              username
            ) : (
              <Anchor href={profileLink} target="_blank" rel="noopener">
                {username}
              </Anchor>
            ),
        }}
      />
    </Text>
  )
}

function RefreshButton({ postId }: { postId: number }) {
  const sideWrite = useAppSelector(selectSideWrite)
  const isSaving = useAppSelector(selectIsSaving)
  const [refresh] = useRefreshPostMutation()
  const isBusy = isSaving || sideWrite?.isBusy === true
  return (
    <Button
      className={panel.button ?? ''}
      variant="default"
      leftSection={<IconRefresh size={16} />}
      data-disabled={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void refresh({ postId })
      }}
    >
      <FormattedMessage id="publishing.action_refresh" />
    </Button>
  )
}

function RefreshFailure() {
  const sideWrite = useAppSelector(selectSideWrite)
  if (sideWrite?.kind !== 'refresh' || !sideWrite.failure) return null
  return (
    <FormAlert>
      <FailureWords message={sideWrite.failure} />
    </FormAlert>
  )
}

interface OthersPostProps {
  post: PostInfo
  canEdit: boolean
}

/** The source of another author's post, and the permission to use it. */
export function OthersPost({ post, canEdit }: OthersPostProps) {
  return (
    <>
      <PermissionSection post={post} canEdit={canEdit} />
      {isOthersPost(post.providerPost) && <SourceSection post={post} canEdit={canEdit} />}
    </>
  )
}
