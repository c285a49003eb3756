import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconHash } from '@/common/ui/icons/icons'
import type { Integration } from '@/contract/entities/sources/integration'

interface ProfileNoteProps {
  profile: Integration
  onHashtags: () => void
}

/** The action that a profile needs; without one, what else it can read. */
export function ProfileNote({ profile: { status }, onHashtags }: ProfileNoteProps) {
  if (status !== 'working') {
    return (
      <Text size="sm" role="status" {...(status === 'failed' ? { c: 'red' } : {})}>
        <FormattedMessage
          id={
            status === 'failed'
              ? 'integrations.alert_profile-refused'
              : 'integrations.text_profile-waiting'
          }
        />
      </Text>
    )
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconHash size={16} />}
      onClick={onHashtags}
    >
      <FormattedMessage id="integrations.action_hashtags" />
    </Button>
  )
}
