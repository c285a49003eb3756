import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { postIdOf, targetIndex } from '@/common/ui/posts/useRovingPost'
import type { PostInfo } from '@/contract/entities/post'
import classes from './PickerGrid.module.css'
import { PickerTile } from './PickerTile'
import { usePostPicking } from './usePostPicking'

interface PickerGridProps {
  albumId: number
  posts: readonly PostInfo[]
}

/** Posts of the library to choose from: by click, with Shift a range, by keyboard as in the library. */
export function PickerGrid({ albumId, posts }: PickerGridProps) {
  const intl = useIntl()
  const grid = useRef<HTMLDivElement>(null)
  const { ids, chosen, toggle, extend, selectAll } = usePostPicking(posts, albumId)

  function press(event: MouseEvent) {
    const id = postIdOf(event.target)
    if (id === null) return
    if (event.shiftKey) extend(id)
    else toggle(id)
  }

  function pressKey(event: KeyboardEvent) {
    const id = postIdOf(event.target)
    if (id === null) return
    if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      selectAll()
      return
    }
    const target = targetIndex(event, ids.indexOf(id), columnsOf(grid.current), ids.length - 1)
    const to = target === null ? undefined : ids[target]
    if (to === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-post="${to}"]`)?.focus()
    if (event.shiftKey) extend(to, id)
  }

  return (
    <div
      ref={grid}
      role="group"
      aria-label={intl.formatMessage({ id: 'picker.label_posts' })}
      className={classes.grid}
      onClick={press}
      onKeyDown={pressKey}
    >
      {posts.map((post) => {
        const id = post.vitrinaPost.id ?? 0
        return <PickerTile key={id} albumId={albumId} post={post} isChosen={chosen.has(id)} />
      })}
    </div>
  )
}

/** The number of tiles in a row, as the style sheet decided. */
function columnsOf(grid: HTMLElement | null): number {
  if (!grid) return 1
  const tracks = getComputedStyle(grid).gridTemplateColumns.split(' ')
  return Math.max(1, tracks.filter((track) => track.endsWith('px')).length)
}
