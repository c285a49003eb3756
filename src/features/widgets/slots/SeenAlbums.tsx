import { useEffect, useMemo } from 'react'
import { usePermission } from '@/common/session/user'
import { seenAlbums } from '@/features/widgets/widgetList'
import { useListWidgetsQuery } from '../savedWidgetsApi'

interface SeenAlbumsProps {
  onChange: (albums: ReadonlySet<number> | null) => void
}

/** Reports the albums that shoppers see to a page that is drawn before this code is loaded. */
export function SeenAlbums({ onChange }: SeenAlbumsProps) {
  const albums = useSeenAlbums()
  useEffect(() => {
    onChange(albums)
  }, [albums, onChange])
  return null
}

/**
 * Ids of the albums that shoppers see in some widget, for the screens of other slices; null until they are known, and
 * for a person who may not see widgets.
 */
export function useSeenAlbums(): ReadonlySet<number> | null {
  const canView = usePermission('VIEW_WIDGETS')
  const { data: widgets } = useListWidgetsQuery(undefined, { skip: !canView })
  return useMemo(() => (widgets ? seenAlbums(widgets) : null), [widgets])
}
