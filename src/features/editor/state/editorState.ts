import type { Message } from '@/common/i18n/messages'
import type { Frame } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { LastChange } from '@/contract/entities/posts/postConflict'
import { NO_SCHEDULE, SCHEDULE_TIMES, type ScheduleTime } from '@/contract/posts/schedule'
import type { Geometries, Place } from '@/features/editor/model/geometry'
import type { Camera } from '@/features/editor/model/scene/camera'
import type { Clip } from '@/features/editor/model/clipboard'
import { EMPTY_HISTORY, type History } from '@/features/editor/model/history'
import type { Guide } from '@/features/editor/model/scene/snapping'
import type { InteractionIds } from '@/features/editor/model/storedElements'
import type { LinkIds } from '@/features/editor/model/marks'
import type { PreviewShape } from '@/features/editor/model/wire'
import { NOTHING_SEEN, type PostDocument, type SeenMedia } from '@/features/editor/model/document'
import { NO_INVALID_TIMES, type InvalidTimes } from '@/features/editor/model/saveProblem'

/** A move, rotation or scaling in progress; stored in the document on release. */
export interface Gesture {
  /** The id of one gesture, by which a canvas recognises its own. */
  id: string
  /** The current positions of everything that is being moved. */
  places: Geometries
  guides: Guide[]
}

export interface MarkPlace extends Place {
  mediaIndex: number
  /** The frame of which they are percents. */
  frame: Frame
}

export interface SaveMessage {
  tone: 'success' | 'error'
  message: Message
}

export interface SaveState {
  status: 'idle' | 'saving'
  requestId: string | null
  /** The document as it was sent: after the save the stored copy is compared with it. */
  sent: PostDocument | null
  /** Whether the author is asked for permission once it is saved. */
  asksAuthor: boolean
  message: SaveMessage | null
  /** The number of attempts to save the open post. */
  attempt: number
  problem: SaveProblem | null
}

/** Where on the screen the problem is solved: a field, or an element by its id. */
export type ProblemPlace = 'albums' | 'ads' | ScheduleTime | { elementId: string }

export const isTime = (place: ProblemPlace): place is ScheduleTime =>
  SCHEDULE_TIMES.some((time) => time === place)

/** The problem that stopped the last save; each attempt moves the focus there. */
export interface SaveProblem {
  place: ProblemPlace
  /** Null where the fields produce the text themselves. */
  message: Message | null
  /** The attempt to save that it stopped. */
  attempt: number
}

export type SideWriteKind = 'permission' | 'comment' | 'refresh' | 'suggestions'

/**
 * A request beside the save: a step of the permission request, a comment on it, a refresh from the source, or a
 * dismissal of suggestions.
 */
export interface SideWrite {
  kind: SideWriteKind
  isBusy: boolean
  /** Why the last one failed; null where another listener shows it. */
  failure: Message | null
}

/** Unsaved work of an earlier visit, as far as it fits the stored post. */
export interface DraftOffer {
  document: PostDocument
  mediaIndex: number
  /** The revision that the work was based on. */
  revision: number
  /** Time, ms. */
  savedAt: number
  /** How many of its slides the post no longer has. */
  leftOut: number
}

export interface DraftState {
  /** Whether an earlier visit's draft is restored, declined or absent: only then this visit's is stored. */
  isSettled: boolean
  /** The person is asked whether to continue it. */
  offer: DraftOffer | null
}

/** The post as shoppers would see it, with unsaved changes. */
export interface PreviewState {
  /** Whether it is shown, and so follows the work. */
  isOpen: boolean
  /** Whether it is also shown in a dialog. */
  isLarge: boolean
  shape: PreviewShape
  /** How many times it was requested. */
  round: number
}

export interface EditorState {
  /** The post that the page shows, loaded or not. */
  postId: number | null
  /** The stored post as last read; a save is written over it. Null until it is loaded. */
  postInfo: PostInfo | null
  /** Server ids that were assigned while the post was open. */
  linkIds: LinkIds
  interactionIds: InteractionIds
  seenMedia: SeenMedia
  document: PostDocument
  /** The document as stored; it differs from the work while there is something to save. */
  baseline: PostDocument
  mediaIndex: number
  /** The current frame. */
  frame: Frame
  selection: string[]
  /** The text sticker whose text is being edited on the canvas. */
  editing: string | null
  /** The camera of each frame; null: all of it. */
  cameras: Record<Frame, Camera | null>
  /** On a phone: whether the panel covers the lower part of the screen, or only its tabs are visible. */
  isPanelRaised: boolean
  /** Where on a slide the next product is marked, percent; set by a press on the frame. */
  markPlace: MarkPlace | null
  /** Where the context menu of the selection is open, px of the window. */
  menu: { x: number; y: number } | null
  /** The elements copied during this visit; kept when another post is opened. */
  clipboard: Clip | null
  hovered: string | null
  gesture: Gesture | null
  history: History
  save: SaveState
  /** The status has just changed: the button, which now does the opposite, is locked until the message disappears. */
  isStatusFresh: boolean
  /** Whether the person is asked about unpublishing the post. */
  isTakingDown: boolean
  invalidTimes: InvalidTimes
  sideWrite: SideWrite | null
  /** The comment on the permission request that is being typed. */
  comment: string
  /** The version that another user saved meanwhile; the user chooses between the two. */
  conflict: PostInfo | null
  /** Who saved it, where that is known. */
  conflictBy: LastChange | null
  /** The state of the save that was requested on leaving; null: none was. */
  leaving: 'saving' | 'saved' | 'stopped' | null
  draft: DraftState
  preview: PreviewState
  /** Whether the areas that the shop's controls cover are shown. */
  isZonesShown: boolean
}

const EMPTY_DOCUMENT: PostDocument = {
  media: [],
  text: '',
  albums: [],
  segments: [],
  adsMarker: null,
  isPublished: false,
  schedule: NO_SCHEDULE,
  needCopyrightRequest: false,
  promoCodeStatus: null,
  showMarkers: true,
  showText: true,
}

export const initialEditorState: EditorState = {
  postId: null,
  postInfo: null,
  linkIds: {},
  interactionIds: {},
  seenMedia: NOTHING_SEEN,
  document: EMPTY_DOCUMENT,
  baseline: EMPTY_DOCUMENT,
  mediaIndex: 0,
  frame: 'square',
  selection: [],
  editing: null,
  cameras: { square: null, story: null },
  isPanelRaised: true,
  markPlace: null,
  menu: null,
  clipboard: null,
  hovered: null,
  gesture: null,
  history: EMPTY_HISTORY,
  save: {
    status: 'idle',
    requestId: null,
    sent: null,
    asksAuthor: false,
    message: null,
    attempt: 0,
    problem: null,
  },
  isStatusFresh: false,
  isTakingDown: false,
  invalidTimes: NO_INVALID_TIMES,
  sideWrite: null,
  comment: '',
  conflict: null,
  conflictBy: null,
  leaving: null,
  draft: { isSettled: false, offer: null },
  preview: { isOpen: false, isLarge: false, shape: 'square', round: 0 },
  isZonesShown: false,
}
