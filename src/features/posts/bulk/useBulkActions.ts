import { usePermission } from '@/common/session/user'
import {
  IconAlbum,
  IconArchive,
  IconArchiveOff,
  IconArrowUp,
  IconTargetArrow,
  IconEye,
  IconEyeOff,
  IconFolderMinus,
  IconTrash,
} from '@/common/ui/icons/icons'
import type { SelectionAction } from '@/common/ui/lists/SelectionBar'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { useBulkStart } from './useBulkStart'

/** The page on which posts were chosen. */
export type BulkPlace =
  | { kind: 'library' }
  | {
      kind: 'album'
      id: number
      name: string
      /** Moves posts to the top of the album; null where its order cannot be changed. */
      onMoveToTop: ((ids: number[]) => void) | null
    }
  | { kind: 'reviews'; isArchive: boolean }

/** Actions for the chosen posts of a page. */
export function useBulkActions(posts: ChosenPost[], place: BulkPlace): SelectionAction[] {
  const canPublish = usePermission('PUBLISH_POST')
  const canManageSegments = usePermission('MANAGE_SEGMENTS')
  const { start, ask, publish } = useBulkStart()
  const publishing: SelectionAction[] = [
    {
      label: 'selection.action_publish',
      icon: IconEye,
      onPress: () => {
        publish(posts)
      },
    },
    {
      label: 'selection.action_unpublish',
      icon: IconEyeOff,
      onPress: () => {
        start(posts, { type: 'unpublish' })
      },
    },
  ]
  const adding: SelectionAction = {
    label: 'selection.action_add',
    icon: IconAlbum,
    onPress: () => {
      ask(posts, 'addToAlbums')
    },
  }
  if (place.kind === 'reviews') {
    // In the archive the status does not change (product-rules/posts.md#reviews).
    const kind = place.isArchive ? 'unarchive' : 'archive'
    return [
      ...(canPublish && !place.isArchive ? publishing : []),
      adding,
      {
        label: place.isArchive ? 'selection.action_unarchive' : 'selection.action_archive',
        icon: place.isArchive ? IconArchiveOff : IconArchive,
        onPress: () => {
          ask(posts, kind)
        },
      },
    ]
  }
  if (place.kind === 'album') {
    const { id, name, onMoveToTop } = place
    return [
      ...(onMoveToTop
        ? [
            {
              label: 'selection.action_to-top' as const,
              icon: IconArrowUp,
              onPress: () => {
                onMoveToTop(posts.flatMap(({ vitrinaPost }) => vitrinaPost.id ?? []))
              },
            },
          ]
        : []),
      ...(canPublish ? publishing : []),
      adding,
      {
        label: 'selection.action_remove-here',
        icon: IconFolderMinus,
        onPress: () => {
          start(posts, { type: 'removeFromAlbums', albumList: [id] }, [name])
        },
      },
    ]
  }
  return [
    ...(canPublish ? publishing : []),
    adding,
    ...(posts.some(({ vitrinaPost }) => vitrinaPost.albumList.length > 0)
      ? [
          {
            label: 'selection.action_remove' as const,
            icon: IconFolderMinus,
            onPress: () => {
              ask(posts, 'removeFromAlbums')
            },
          },
        ]
      : []),
    ...(canManageSegments
      ? [
          {
            label: 'selection.action_segments' as const,
            icon: IconTargetArrow,
            onPress: () => {
              ask(posts, 'setSegments')
            },
          },
        ]
      : []),
    {
      label: 'common.action_delete',
      icon: IconTrash,
      isDangerous: true,
      onPress: () => {
        ask(posts, 'delete')
      },
    },
  ]
}
