import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { postName } from '@/common/ui/posts/postName'
import type { PostInfo } from '@/contract/entities/post'
import { positionClosed, selectBuilder } from '../albumBuilderSlice'
import type { AlbumMoves } from '../hooks/useAlbumMoves'

const PositionDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "album-position" */ './PositionDialog').then(
    (module) => module.PositionDialog,
  ),
)

interface PositionOfPostProps {
  posts: readonly PostInfo[]
  total: number
  moves: AlbumMoves
}

/** The question for a post's position, while it is asked. */
export function PositionOfPost({ posts, total, moves }: PositionOfPostProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { asked } = useAppSelector(selectBuilder)
  const place = posts.findIndex(({ vitrinaPost }) => vitrinaPost.id === asked?.postId)
  const post = posts[place]
  if (!asked || !post) return null
  return (
    <Suspense>
      <PositionDialog
        name={postName(intl, post)}
        place={place}
        total={total}
        onMove={(position) => {
          moves.moveTo(place, position)
        }}
        onClose={() => dispatch(positionClosed())}
      />
    </Suspense>
  )
}
