import { retryImport, whenIdle } from '@/common/lib/loading'
import type { useAppStore } from '@/common/store/hooks'
import { selectIsAnyListLoaded } from '@/features/posts/library/postListApi'

const loadLinks = () => import(/* webpackChunkName: "library-links" */ '../links/libraryLinks')

/**
 * Starts the listeners that keep the lists of posts up to date, once the first list is loaded and the page is idle. The
 * open screen does not matter, because lists stay cached.
 */
export function followLibrary(store: ReturnType<typeof useAppStore>): void {
  function startOnceListed() {
    const state = store.getState() as Parameters<typeof selectIsAnyListLoaded>[0]
    if (!selectIsAnyListLoaded(state)) return
    stop()
    whenIdle(() => {
      retryImport(loadLinks).then(
        ({ startLibraryLinks }) => {
          startLibraryLinks(store)
        },
        () => undefined,
      )
    })
  }
  const stop = store.subscribe(startOnceListed)
  startOnceListed()
}
