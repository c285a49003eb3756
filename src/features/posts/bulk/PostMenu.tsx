import { useIntl } from 'react-intl'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { copyText } from '@/common/lib/copyText'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { tabOpened } from '@/common/store/pageThunks'
import {
  IconAlbum,
  IconChartBar,
  IconCheck,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconLink,
  IconPencil,
  IconTrash,
} from '@/common/ui/icons/icons'
import { postName } from '@/common/ui/posts/postName'
import { PointMenu, type ContextMenuItem } from '@/common/ui/menus/PointMenu'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { PostInfo } from '@/contract/entities/posts/post'
import { postMenuClosed, type PostMenuPlace } from './bulkChangeSlice'
import { useBulkStart } from './useBulkStart'
import { postToggled, selectChosenIds } from '@/common/ui/posts/librarySelectionSlice'

interface PostMenuProps {
  post: PostInfo
  place: PostMenuPlace
}

/** The menu of actions for one post of the library. */
export function PostMenu({ post, place }: PostMenuProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const href = useHref(paths.post(place.id))
  const canEdit = usePermission('EDIT_POST')
  const canPublish = usePermission('PUBLISH_POST') && canEdit
  const isChosen = useAppSelector(selectChosenIds).includes(place.id)
  const { start, ask, publish } = useBulkStart()
  const { isPublished } = post.vitrinaPost
  const close = () => {
    dispatch(postMenuClosed())
    // The focus returns to the card.
    document.querySelector<HTMLElement>(`[data-post="${place.id}"] a`)?.focus()
  }
  const copyLink = async () => {
    const isCopied = await copyText(new URL(href, location.href).href)
    dispatch(
      toastShown(
        isCopied
          ? { tone: 'success', message: { id: 'selection.alert_copied' } }
          : { tone: 'error', message: { id: 'selection.alert_not-copied' } },
      ),
    )
  }
  const items: (ContextMenuItem | false)[] = [
    {
      label: 'selection.action_open',
      icon: IconPencil,
      onSelect: () => void navigate(paths.post(place.id), { state: { from: pathname + search } }),
    },
    {
      label: 'selection.action_open-tab',
      icon: IconExternalLink,
      onSelect: () => dispatch(tabOpened(href)),
    },
    canEdit && {
      label: isChosen ? 'selection.action_unselect' : 'selection.action_select',
      icon: IconCheck,
      onSelect: () => dispatch(postToggled(place.id)),
    },
    canPublish && {
      label: isPublished ? 'selection.action_unpublish' : 'selection.action_publish',
      icon: isPublished ? IconEyeOff : IconEye,
      onSelect: () => {
        if (isPublished) start([post], { type: 'unpublish' })
        else publish([post])
      },
    },
    canEdit && {
      label: 'selection.action_add',
      icon: IconAlbum,
      onSelect: () => {
        ask([post], 'addToAlbums')
      },
    },
    {
      label: 'selection.action_statistics',
      icon: IconChartBar,
      onSelect: () => void navigate(paths.postAnalytics(place.id)),
    },
    { label: 'selection.action_copy-link', icon: IconLink, onSelect: () => void copyLink() },
    canEdit && {
      label: 'common.action_delete',
      icon: IconTrash,
      isDangerous: true,
      onSelect: () => {
        ask([post], 'delete')
      },
    },
  ]
  return (
    <PointMenu
      items={items.filter((item) => item !== false)}
      point={place}
      label={intl.formatMessage({ id: 'library.menu_card' }, { name: postName(intl, post) })}
      onClose={close}
    />
  )
}
