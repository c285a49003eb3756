import { Button, Stack } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy } from '@/common/ui/icons/icons'
import { CodeText } from '@/common/ui/layout/CodeText'
import { installationCodeCopied } from '../widgetsSlice'

interface CodeBlockProps {
  code: string
  label: MessageId
  action: MessageId
  variant: 'filled' | 'default'
}

/** Code with a button that copies it. */
export function CodeBlock({ code, label, action, variant }: CodeBlockProps) {
  const dispatch = useAppDispatch()
  return (
    <Stack gap="sm">
      <CodeText label={label}>{code}</CodeText>
      <Button
        fullWidth
        variant={variant}
        leftSection={<IconCopy size={16} />}
        onClick={() => dispatch(installationCodeCopied(code))}
      >
        <FormattedMessage id={action} />
      </Button>
    </Stack>
  )
}
