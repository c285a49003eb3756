import { Button, Group, Text, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy, IconExternalLink } from '@/common/ui/icons/icons'
import type { ProviderPost } from '@/contract/entities/post'
import { authorMessageCopied } from '../../editorSlice'
import panel from '../panel/PanelButton.module.css'

/** The text that the person sends to the author themselves, and the author's address. */
export function AuthorMessage({ post: { authorUser, postLink } }: { post: ProviderPost }) {
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
