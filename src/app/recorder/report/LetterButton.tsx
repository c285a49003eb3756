import { Button, type StyleProp, type MantineSpacing } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconMail } from '@/common/ui/icons/icons'

interface Props {
  /** `mailto:` with the letter. */
  href: string
  mt?: StyleProp<MantineSpacing>
}

/** Opens the prepared letter to support. */
export const LetterButton = ({ href, mt }: Props) => (
  <Button component="a" variant="default" mt={mt} href={href} leftSection={<IconMail size={16} />}>
    <FormattedMessage id="session-record.action_write" />
  </Button>
)
