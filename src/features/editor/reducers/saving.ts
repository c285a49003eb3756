import { current } from '@reduxjs/toolkit'
import type { PostInfo } from '@/contract/entities/post'
import type { EditorState } from '../editorState'
import { withPublished } from '../model/changes'
import { needsAlbum } from '../model/needsAlbum'
import { newLinkIds } from '../model/toWire'

/** Puts the document aside for sending; one save at a time. */
export function beginSave(state: EditorState, requestId: string, isPublished: boolean): void {
  if (state.save.status === 'saving' || !state.postInfo) return
  const sent = withPublished(current(state).document, isPublished)
  if (needsAlbum(sent)) {
    const attempt = (state.albumsProblem?.attempt ?? 0) + 1
    state.albumsProblem = { message: { id: 'editor.error_publish-needs-album' }, attempt }
    return
  }
  state.albumsProblem = null
  state.save = { status: 'saving', requestId, sent, message: null }
}

/** The stored copy is the document as sent; what was changed meanwhile stays to be saved. */
export function finishSave(state: EditorState, postInfo: PostInfo): void {
  const { sent } = state.save
  if (!sent || !state.postInfo) return
  const { isPublished } = postInfo.vitrinaPost
  const becamePublished = isPublished && !state.postInfo.vitrinaPost.isPublished
  Object.assign(state.linkIds, newLinkIds(sent, postInfo))
  state.postInfo = postInfo
  state.baseline = withPublished(sent, isPublished)
  state.document.isPublished = isPublished
  state.save = {
    status: 'idle',
    requestId: null,
    sent: null,
    message: {
      tone: 'success',
      message: { id: becamePublished ? 'editor.text_published' : 'editor.text_saved' },
    },
  }
}
