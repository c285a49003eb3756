import { Alert, Switch, Text, Button, Group, Textarea } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Ago } from '@/common/ui/dates/Ago'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { IconCopy, IconExternalLink } from '@/common/ui/icons/icons'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { FailureWords } from '@/common/ui/states/FailureWords'
import type { CopyrightRequest, CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { PostInfo, ProviderPost } from '@/contract/entities/posts/post'
import panel from '@/features/editor/screen/panel/PanelButton.module.css'
import {
  useAddCopyrightCommentMutation,
  useUpdateCopyrightRequestMutation,
} from '@/features/editor/state/copyrightApi'
import {
  permissionNeedToggled,
  promoCodeMarked,
  selectDocument,
  selectIsSaving,
  selectSideWrite,
  authorMessageCopied,
} from '@/features/editor/editorSlice'
import { PermissionComments } from './PermissionComments'
import { PermissionSteps } from './PermissionSteps'

const STATUS_LABELS: Record<CopyrightStatus | 'none', MessageId> = {
  none: 'permission.status_none',
  sending: 'permission.status_sending',
  sent: 'permission.status_sent',
  approved: 'permission.status_approved',
  failed: 'permission.status_failed',
}

interface PermissionSectionProps {
  post: PostInfo
  canEdit: boolean
}

/** The author's permission to use the post: its state, the next steps, the comments. */
export function PermissionSection({ post, canEdit }: PermissionSectionProps) {
  const dispatch = useAppDispatch()
  const { needCopyrightRequest, promoCodeStatus, isPublished } = useAppSelector(selectDocument)
  const { copyrightRequest } = post.vitrinaPost
  const isWarned = needCopyrightRequest && !isPublished && copyrightRequest?.status !== 'approved'
  return (
    <PanelSection title={<FormattedMessage id="permission.title" />}>
      <Switch
        label={<FormattedMessage id="permission.label_need" />}
        checked={needCopyrightRequest}
        disabled={!canEdit}
        onChange={(event) => dispatch(permissionNeedToggled(event.currentTarget.checked))}
      />
      {isWarned && (
        <Alert color="yellow" variant="light">
          <FormattedMessage id="publishing.alert_not-approved" />
        </Alert>
      )}
      <RequestState request={copyrightRequest} />
      {canEdit && copyrightRequest?.status === 'sending' && (
        <AuthorMessage post={post.providerPost} />
      )}
      <RequestWrites post={post} canEdit={canEdit} />
      <Switch
        label={<FormattedMessage id="permission.label_promo" />}
        description={
          promoCodeStatus === 'sending' && <FormattedMessage id="permission.hint_promo-sending" />
        }
        checked={promoCodeStatus === 'sent'}
        disabled={!canEdit}
        onChange={(event) => dispatch(promoCodeMarked(event.currentTarget.checked ? 'sent' : null))}
      />
    </PanelSection>
  )
}

function RequestState({ request }: { request: CopyrightRequest | null }) {
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        <FormattedMessage id={STATUS_LABELS[request?.status ?? 'none']} />
      </Text>
      {request && (
        <Text size="xs" c="dimmed">
          <Ago at={request.updatedAt} />
        </Text>
      )}
      {request?.status === 'failed' && (
        <Text size="sm" mt={4}>
          <FormattedMessage id="permission.text_failed" />
        </Text>
      )}
    </div>
  )
}

/** The steps and the comments. They are requests of their own, independent of saving the post. */
function RequestWrites({ post, canEdit }: PermissionSectionProps) {
  const sideWrite = useAppSelector(selectSideWrite)
  const isSaving = useAppSelector(selectIsSaving)
  const [takeStep] = useUpdateCopyrightRequestMutation()
  const [addComment] = useAddCopyrightCommentMutation()
  const { id: postId, copyrightRequest } = post.vitrinaPost
  if (postId === null) return null
  const isBusy = isSaving || sideWrite?.isBusy === true
  const isOfRequest = sideWrite?.kind === 'permission' || sideWrite?.kind === 'comment'
  const failure = isOfRequest ? sideWrite.failure : null
  return (
    <>
      {failure && (
        <FormAlert>
          <FailureWords message={failure} />
        </FormAlert>
      )}
      {canEdit && (
        <PermissionSteps
          status={copyrightRequest?.status ?? null}
          isBusy={isBusy}
          onStep={(status) => void takeStep({ postId, status })}
        />
      )}
      {copyrightRequest && (
        <PermissionComments
          comments={copyrightRequest.comments}
          canEdit={canEdit}
          isBusy={isBusy}
          onSend={(text) => void addComment({ postId, text })}
        />
      )}
    </>
  )
}

/** The text for the author, which the person sends themselves, and the author's address. */
function AuthorMessage({ post: { authorUser, postLink } }: { post: ProviderPost }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { username } = useUser()
  const message = intl.formatMessage(
    { id: 'permission.text_message' },
    {
      author: authorUser.username,
      shop: username,
      hasLink: postLink === null ? 'no' : 'yes',
      link: postLink ?? '',
    },
  )
  return (
    <>
      <Text size="sm">
        <FormattedMessage id="permission.text_sending" />
      </Text>
      <Textarea
        label={<FormattedMessage id="permission.label_message" />}
        readOnly
        autosize
        minRows={3}
        value={message}
      />
      <Group gap="xs">
        <Button
          className={panel.button ?? ''}
          variant="default"
          leftSection={<IconCopy size={16} />}
          onClick={() => dispatch(authorMessageCopied(message))}
        >
          <FormattedMessage id="permission.action_copy" />
        </Button>
        {authorUser.profileLink !== null && (
          <Button
            className={panel.button ?? ''}
            component="a"
            href={authorUser.profileLink}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={16} />}
          >
            <FormattedMessage id="permission.action_profile" />
          </Button>
        )}
      </Group>
    </>
  )
}
