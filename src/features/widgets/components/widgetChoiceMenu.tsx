import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { Menu } from '@/common/ui/menus/floating'
import type { LoadedMenuProps } from '@/common/ui/menus/LateMenu'
import { LoadedMenu } from '@/common/ui/menus/LoadedMenu'
import { albumsPlaced, listenForAlbumPlaces } from '@/features/widgets/albumPlaces'
import { sortWidgets } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '../savedWidgetsApi'

/** The menu of the widgets that can show these albums. */
export function widgetChoiceMenu(albums: readonly number[]) {
  return function WidgetChoiceMenu(menu: LoadedMenuProps) {
    useListeners(listenForAlbumPlaces)
    const dispatch = useAppDispatch()
    const { locale } = useUser()
    const { data: widgets = [] } = useListWidgetsQuery()
    const choices = sortWidgets(widgets, locale).filter(({ widgetType }) => widgetType !== 'stl')
    return (
      <LoadedMenu {...menu} position="bottom-start">
        {choices.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="widgets.label_choose" />
          </Menu.Label>
        )}
        {choices.map(({ embedId, role }) => (
          <Menu.Item
            key={embedId}
            onClick={() => dispatch(albumsPlaced({ embedId, albums: [...albums] }))}
          >
            {role}
          </Menu.Item>
        ))}
        {choices.length > 0 && <Menu.Divider />}
        <Menu.Item component={Link} to={paths.galleries()}>
          <FormattedMessage id="widgets.action_all" />
        </Menu.Item>
      </LoadedMenu>
    )
  }
}
