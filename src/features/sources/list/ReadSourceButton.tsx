import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconRefresh } from '@/common/ui/icons/icons'
import { useReadSourceMutation } from './sourceListApi'

/** Has a source read now. */
export function ReadSourceButton({ id, label }: { id: number; label: MessageId }) {
  const [readSource, { isLoading }] = useReadSourceMutation()
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<IconRefresh size={16} />}
      onClick={() => void readSource({ id })}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}
