import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import '@mantine/core/styles/Badge.css'

/** Marks an album of stories. */
export function StoryBadge() {
  return (
    <Badge variant="light" size="sm" ms="xs" tt="none">
      <FormattedMessage id="albums.label_story" />
    </Badge>
  )
}
