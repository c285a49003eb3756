import { Anchor } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { LateMenu } from '@/common/ui/menus/LateMenu'

const words = <FormattedMessage id="widgets.action_choose" />

/** Chooses a widget for albums that no widget shows; without the right to manage widgets, a link to their list. */
export function ChooseWidget({ albums }: { albums: readonly number[] }) {
  const canManage = usePermission('MANAGE_WIDGETS')
  if (!canManage) {
    return (
      <Anchor component={Link} to={paths.galleries()} inherit underline="always">
        {words}
      </Anchor>
    )
  }
  return (
    <LateMenu
      key={albums.join(' ')}
      Target={ChooseButton}
      load={() =>
        import(/* webpackChunkName: "widget-choice" */ './widgetChoiceMenu').then(
          ({ widgetChoiceMenu }) => widgetChoiceMenu(albums),
        )
      }
    />
  )
}

function ChooseButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <Anchor component="button" type="button" inherit underline="always" {...props}>
      {words}
    </Anchor>
  )
}
