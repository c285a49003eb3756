import type { EditorState } from './editorState'
import { isDirty } from './model/isDirty'
import { scene } from './model/scene'

/** What the editor's screen reads; given to the slice. */
export const editorSelectors = {
  selectPostInfo: ({ postInfo }: EditorState) => postInfo,
  selectDocument: ({ document }: EditorState) => document,
  selectMediaIndex: ({ mediaIndex }: EditorState) => mediaIndex,
  selectMedia: ({ document, mediaIndex }: EditorState) => document.media[mediaIndex] ?? null,
  selectScene: ({ document, mediaIndex }: EditorState) => scene(document, mediaIndex),
  selectSelection: ({ selection }: EditorState) => selection,
  selectHovered: ({ hovered }: EditorState) => hovered,
  selectGesture: ({ gesture }: EditorState) => gesture,
  selectCanUndo: ({ history }: EditorState) => history.past.length > 0,
  selectCanRedo: ({ history }: EditorState) => history.future.length > 0,
  selectIsDirty: ({ document, baseline }: EditorState) => isDirty(document, baseline),
  selectIsSaving: ({ save }: EditorState) => save.status === 'saving',
  selectSaveMessage: ({ save }: EditorState) => save.message,
  /** Settled as soon as there is an album, whichever way it came. */
  selectAlbumsProblem: ({ document, albumsProblem }: EditorState) =>
    document.albums.length === 0 ? albumsProblem : null,
  selectTimeProblem: ({ timeProblem }: EditorState) => timeProblem,
  selectAdsAttempt: ({ adsAttempt }: EditorState) => adsAttempt,
  selectStoredSchedule: ({ baseline }: EditorState) => baseline.schedule,
  selectSideWrite: ({ sideWrite }: EditorState) => sideWrite,
  selectComment: ({ comment }: EditorState) => comment,
  selectConflict: ({ conflict }: EditorState) => conflict,
  selectDraftOffer: ({ draft }: EditorState) => draft.offer,
  /** The post was stored anew since the work that is offered. */
  selectIsDraftOutdated: ({ draft: { offer }, postInfo }: EditorState) =>
    offer !== null && offer.revision !== postInfo?.vitrinaPost.revision,
}
