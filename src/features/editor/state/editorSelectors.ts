import { createSelector } from '@reduxjs/toolkit'
import { takesElements } from '@/contract/elements/elementLists'
import type { EditorState } from './editorState'
import { isDirty } from '@/features/editor/model/history'
import { freeSlides } from '@/features/editor/model/slides'
import { scene } from '@/features/editor/model/scene/scene'

/** Selectors of the editor's screen, passed to the slice. */
export const editorSelectors = {
  selectPostInfo: ({ postInfo }: EditorState) => postInfo,
  selectDocument: ({ document }: EditorState) => document,
  /** How many more slides fit into the post. */
  selectFreeSlides: ({ document }: EditorState) => freeSlides(document.media),
  selectMediaIndex: ({ mediaIndex }: EditorState) => mediaIndex,
  selectMedia: ({ document, mediaIndex }: EditorState) => document.media[mediaIndex] ?? null,
  selectFrame: ({ frame }: EditorState) => frame,
  selectIsZonesShown: ({ isZonesShown }: EditorState) => isZonesShown,
  selectEditing: ({ editing }: EditorState) => editing,
  selectCamera: ({ cameras, frame }: EditorState) => cameras[frame],
  selectIsPanelRaised: ({ isPanelRaised }: EditorState) => isPanelRaised,
  /** The chosen position for the next mark, if it is on the current frame. */
  selectMarkPlace: ({ markPlace, mediaIndex, frame }: EditorState) =>
    markPlace?.mediaIndex === mediaIndex && markPlace.frame === frame ? markPlace : null,
  selectMenu: ({ menu }: EditorState) => menu,
  selectClipboard: ({ clipboard }: EditorState) => clipboard,
  /** Whether the post can have stickers, interactives and calls to action; reviews and live broadcasts cannot. */
  selectTakesElements: ({ postInfo }: EditorState) =>
    postInfo !== null && takesElements(postInfo.providerPost.postType),
  selectScene: ({ document, mediaIndex, frame }: EditorState) => scene(document, mediaIndex, frame),
  selectSelection: ({ selection }: EditorState) => selection,
  selectHovered: ({ hovered }: EditorState) => hovered,
  selectGesture: ({ gesture }: EditorState) => gesture,
  selectCanUndo: ({ history }: EditorState) => history.past.length > 0,
  selectCanRedo: ({ history }: EditorState) => history.future.length > 0,
  selectIsDirty: createSelector(
    [({ document }: EditorState) => document, ({ baseline }: EditorState) => baseline],
    isDirty,
  ),
  selectIsSaving: ({ save }: EditorState) => save.status === 'saving',
  selectIsStatusFresh: ({ isStatusFresh }: EditorState) => isStatusFresh,
  selectIsTakingDown: ({ isTakingDown }: EditorState) => isTakingDown,
  selectSaveMessage: ({ save }: EditorState) => save.message,
  /** The problem "no album" disappears as soon as the post has an album, however the album was added. */
  selectSaveProblem: ({ document, save: { problem } }: EditorState) =>
    problem?.place === 'albums' && document.albums.length > 0 ? null : problem,
  /** Typed text that is not a time, by field. */
  selectInvalidTimes: ({ invalidTimes }: EditorState) => invalidTimes,
  selectStoredSchedule: ({ baseline }: EditorState) => baseline.schedule,
  /** The id of the post if its source suggested products for it; else null. */
  selectSuggestedFor: ({ postInfo }: EditorState) =>
    postInfo?.vitrinaPost.hasSuggestion ? postInfo.vitrinaPost.id : null,
  selectSideWrite: ({ sideWrite }: EditorState) => sideWrite,
  selectComment: ({ comment }: EditorState) => comment,
  selectConflict: ({ conflict }: EditorState) => conflict,
  selectConflictBy: ({ conflictBy }: EditorState) => conflictBy,
  selectLeaving: ({ leaving }: EditorState) => leaving,
  selectPreview: ({ preview }: EditorState) => preview,
  selectDraftOffer: ({ draft }: EditorState) => draft.offer,
  /** Whether the post was saved after the revision on which the offered work is based. */
  selectIsDraftOutdated: ({ draft: { offer }, postInfo }: EditorState) =>
    offer !== null && offer.revision !== postInfo?.vitrinaPost.revision,
}
