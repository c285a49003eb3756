import { Alert } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { LIMITS } from '@/contract/limits'
import '@mantine/core/styles/Alert.css'

/** Shows how many files did not fit into the post; nothing when all did. */
export function TooManyFiles({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Alert color="yellow" variant="light" role="alert">
      <FormattedMessage
        id="upload.alert_too-many-files"
        values={{ max: LIMITS.filesPerPost, count }}
      />
    </Alert>
  )
}
