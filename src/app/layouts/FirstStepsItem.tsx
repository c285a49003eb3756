import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconListCheck } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import { useReopenGettingStartedMutation } from '@/features/posts/gettingStarted/gettingStartedApi'

/** The item of the account menu that brings closed first steps back. */
export function FirstStepsItem() {
  const navigate = useNavigate()
  const [reopen] = useReopenGettingStartedMutation()
  return (
    <Menu.Item
      leftSection={<IconListCheck size={16} />}
      onClick={() => {
        void reopen()
        void navigate(paths.home())
      }}
    >
      <FormattedMessage id="shell.action_first-steps" />
    </Menu.Item>
  )
}
