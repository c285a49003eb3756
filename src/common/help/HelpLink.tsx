import { ActionIcon } from '@mantine/core'
import { useIntl } from 'react-intl'
import { IconHelp } from '../ui/icons/icons'
import { Tooltip } from '../ui/menus/floating'
import { useScreenGuide } from './screenGuide'

/** Opens the guide's page about the current screen in a tab of its own, so that unsaved work stays. */
export function HelpLink() {
  const label = useIntl().formatMessage({ id: 'help.action_open' })
  return (
    <Tooltip label={label}>
      <ActionIcon
        component="a"
        href={useScreenGuide()}
        target="_blank"
        rel="noopener"
        size={32}
        aria-label={label}
      >
        <IconHelp size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  )
}
