import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconDots, IconRefresh, IconReplace, IconTrash } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import { feedDialogOpened } from '../sourcesSlice'
import { useReadFeedMutation } from './feedsApi'

/** Actions for a feed in any state. */
export function FeedMenu({ feed: { id, link, status } }: { feed: CatalogueFeed }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [readFeed] = useReadFeedMutation()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon size={44} aria-label={intl.formatMessage({ id: 'feeds.menu_feed' }, { link })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'processing' && (
          <Menu.Item leftSection={<IconRefresh size={16} />} onClick={() => void readFeed({ id })}>
            <FormattedMessage id="feeds.action_read" />
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconReplace size={16} />}
          onClick={() => dispatch(feedDialogOpened({ kind: 'replace', id }))}
        >
          <FormattedMessage id="feeds.action_replace" />
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => dispatch(feedDialogOpened({ kind: 'delete', id }))}
        >
          <FormattedMessage id="integrations.action_disconnect" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
