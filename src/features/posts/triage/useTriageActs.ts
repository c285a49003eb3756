import { useLocation, useNavigate } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { PATHS, paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Album } from '@/contract/entities/posts/album'
import type { PostInfo } from '@/contract/entities/posts/post'
import { isAskable, lacksPermission } from '@/contract/posts/authorPermission'
import { numberedAlbums, publishedInto } from './numberedAlbums'
import { acted, actRefused, authorAsked, selectTriage, undone, wentBack } from './triageSlice'
import { shownPost, type TriageChange } from './triageState'

/** What can be done with the post that is shown, by keys and by buttons alike. */
export function useTriageActs(post: PostInfo | null | undefined, albums: readonly Album[]) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const canPublish = usePermission('PUBLISH_POST')
  const state = useAppSelector(selectTriage)
  const id = state.ids[state.position]
  const shown = id === undefined ? undefined : shownPost(state, id)
  const saved = post && shown && !shown.isDeleted ? shown.saved : null
  const numbered = numberedAlbums(albums, state.pins)

  const act = (change: TriageChange | null) => {
    if (id !== undefined) dispatch(acted({ id, change }))
  }
  const refuse = (message: MessageId) => {
    if (id !== undefined) dispatch(actRefused({ id, message: { id: message } }))
  }

  /** Publishes; `asksAuthors` is the answer to the question about another person's post. */
  function publish(answer?: { asksAuthors?: boolean }) {
    if (!saved || !post) return
    const missing = publishedInto(albums, state.targets, saved.albumList).filter(
      (album) => !saved.albumList.includes(album),
    )
    if (!canPublish) refuse('triage.alert_no-publish')
    else if (saved.isPublished && missing.length === 0) act(null)
    else if (saved.albumList.length + missing.length === 0) refuse('triage.alert_needs-album')
    else if (!saved.isPublished && lacksPermission(post) && !answer) dispatch(authorAsked(saved.id))
    else act({ type: 'publish', albumList: missing, ...answer })
  }

  return {
    id,
    /** The post as it is with everything done to it; null while it is unknown, deleted or gone. */
    saved,
    shown,
    numbered,
    canPublish,
    mayAsk: post ? isAskable(post) : false,
    publish,
    skip: () => {
      act(null)
    },
    back: () => {
      dispatch(wentBack())
    },
    undo: () => {
      dispatch(undone())
    },
    trash: () => {
      if (saved) act({ type: 'delete' })
    },
    toggleAlbum: (index: number) => {
      const album = numbered[index]
      if (!saved || !album) return
      const isIn = saved.albumList.includes(album.id)
      act({ type: isIn ? 'removeFromAlbums' : 'addToAlbums', albumList: [album.id] })
    },
    edit: () => {
      if (!saved) return
      const isSaving = state.jobs.some((job) =>
        state.acts.some(({ number, id: of }) => number === job.act && of === saved.id),
      )
      if (isSaving) refuse('triage.alert_saving-first')
      else void navigate(paths.post(saved.id), { state: { from: pathname + search } })
    },
    leave: () => void navigate({ pathname: PATHS.home, search }),
  }
}

export type TriageActs = ReturnType<typeof useTriageActs>
