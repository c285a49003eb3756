import type { PostInfo } from '@/contract/entities/posts/post'
import type { Album } from '@/contract/entities/posts/album'
import { useMoveAlbumPostMutation } from '../albumOrderApi'
import { albumPostList } from '../albumRules'

export interface AlbumMoves {
  /** Moves a post to the position of another one, both from 0. */
  move: (from: number, to: number) => void
  /** Moves a post to a position of the album, also beyond the loaded posts. */
  moveTo: (from: number, position: number) => void
}

/** The ways to move posts of an album; null where its order cannot be changed. */
export function useAlbumMoves(
  album: Album,
  posts: readonly PostInfo[],
  canMove: boolean,
): AlbumMoves | null {
  const [movePost] = useMoveAlbumPostMutation()
  if (!canMove) return null
  const idAt = (index: number) => posts[index]?.vitrinaPost.id ?? null
  const moveTo = (from: number, to: number, besideId: number | null) => {
    const postId = idAt(from)
    if (postId === null || from === to) return
    void movePost({
      list: albumPostList(album),
      albumId: album.id,
      postId,
      from,
      to,
      ...(besideId !== null && {
        nextTo: { postId: besideId, side: to < from ? 'before' : 'after' },
      }),
    })
  }
  return {
    move: (from, to) => {
      moveTo(from, to, idAt(to))
    },
    moveTo: (from, position) => {
      moveTo(from, position, null)
    },
  }
}
