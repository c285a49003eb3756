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

/** A move, rotation or scaling in progress. Its result is stored in the document on release. */
export interface Gesture {
  /** The id of the gesture, by which a canvas recognises its own gesture. */
  id: string
  /** The current geometry of every element that is being moved. */
  places: Geometries
  guides: Guide[]
}

export interface MarkPlace extends Place {
  mediaIndex: number
  /** The frame to which these geometries refer. */
  frame: Frame
}

export interface SaveMessage {
  tone: 'success' | 'error'
  message: Message
}

export interface SaveState {
  status: 'idle' | 'saving'
  requestId: string | null
  /** The sent document, with which the response to the save is compared. */
  sent: PostDocument | null
  /** Whether the author is asked for permission once the post is saved. */
  asksAuthor: boolean
  message: SaveMessage | null
  /** The number of attempts to save the open post. */
  attempt: number
  problem: SaveProblem | null
}

/** The place where the problem can be solved: a field, or an element by its id. */
export type ProblemPlace = 'albums' | 'ads' | ScheduleTime | { elementId: string }

export const isTime = (place: ProblemPlace): place is ScheduleTime =>
  SCHEDULE_TIMES.some((time) => time === place)

/** The problem that stopped the last save; each attempt moves the focus there. */
export interface SaveProblem {
  place: ProblemPlace
  /** Null where the fields produce the text themselves. */
  message: Message | null
  /** The number of the attempt that the problem stopped. */
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
  /** Why the last request failed; null where another listener shows the failure. */
  failure: Message | null
}

/** The part of an earlier visit's unsaved work that fits the stored post. */
export interface DraftOffer {
  document: PostDocument
  mediaIndex: number
  /** The revision on which the work was based. */
  revision: number
  /** Time, ms. */
  savedAt: number
  /** The number of the draft's slides that the post no longer has. */
  leftOut: number
}

export interface DraftState {
  /** Whether an earlier visit's draft was restored, declined or not found. Only then is this visit's draft stored. */
  isSettled: boolean
  /** The draft that is offered; null when the person is not asked. */
  offer: DraftOffer | null
}

/** The post as shoppers would see it, with unsaved changes. */
export interface PreviewState {
  /** Whether the preview is shown; it then follows the changes of the post. */
  isOpen: boolean
  /** Whether the preview is also shown in a dialog. */
  isLarge: boolean
  shape: PreviewShape
  /** How many times the preview was requested. */
  round: number
}

export interface EditorState {
  /** The post that the page shows, loaded or not. */
  postId: number | null
  /** The stored post as it was last read; null until it is loaded. A save is based on it. */
  postInfo: PostInfo | null
  /** Server ids that were assigned to marks while the post was open. */
  linkIds: LinkIds
  interactionIds: InteractionIds
  seenMedia: SeenMedia
  document: PostDocument
  /** The document as it is stored. It differs from the current document while there are unsaved changes. */
  baseline: PostDocument
  mediaIndex: number
  /** The current frame. */
  frame: Frame
  selection: string[]
  /** The text sticker whose text is being edited on the canvas. */
  editing: string | null
  /** The camera of each frame; null: the whole frame. */
  cameras: Record<Frame, Camera | null>
  /** Whether the panel covers the lower part of a phone's screen; if not, only its tabs are visible. */
  isPanelRaised: boolean
  /** The position on a slide, in percent, where the next product is marked; set by a press on the frame. */
  markPlace: MarkPlace | null
  /** The position of the open context menu, in px of the window. */
  menu: { x: number; y: number } | null
  /** The elements copied during this visit. They stay when another post is opened. */
  clipboard: Clip | null
  hovered: string | null
  gesture: Gesture | null
  history: History
  save: SaveState
  /**
   * Whether the status has just changed. The button, which now does the opposite, is locked until the message
   * disappears.
   */
  isStatusFresh: boolean
  /** Whether the person is asked about unpublishing the post. */
  isTakingDown: boolean
  invalidTimes: InvalidTimes
  sideWrite: SideWrite | null
  /** The comment on the permission request that the person is typing. */
  comment: string
  /** The version that another user has saved meanwhile. The person chooses between this version and their own. */
  conflict: PostInfo | null
  /** The user who saved the other version, if known. */
  conflictBy: LastChange | null
  /** The state of the save that was requested when the person left; null when none was requested. */
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
