import type { Message } from '@/common/i18n/messages'
import type { Frame } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import type { LastChange } from '@/contract/entities/postConflict'
import { NO_SCHEDULE, SCHEDULE_TIMES, type ScheduleTime } from '@/contract/posts/schedule'
import type { Geometries, Place } from './geometry/Geometry'
import type { Camera } from './model/scene/camera'
import type { Clip } from './model/elements/clipboard'
import { EMPTY_HISTORY, type History } from './model/history/history'
import type { Guide } from './model/scene/snapping'
import type { InteractionIds } from './model/wire/storedInteractions'
import type { LinkIds } from './model/marks/linkIds'
import type { PreviewShape } from './model/wire/inShape'
import { NOTHING_SEEN } from './model/slides/seenMedia'
import type { PostDocument, SeenMedia } from './model/types'

/** What is being moved, turned or sized; not in the document before it is let go. */
export interface Gesture {
  /** One gesture, so that a canvas knows its own. */
  id: string
  /** Where everything that is in the hand stands now. */
  places: Geometries
  guides: Guide[]
}

export interface MarkPlace extends Place {
  mediaIndex: number
  /** The frame that they are percents of. */
  frame: Frame
}

export interface SaveMessage {
  tone: 'success' | 'error'
  message: Message
}

export interface SaveState {
  status: 'idle' | 'saving'
  requestId: string | null
  /** The document as it was sent: what the stored copy is compared with after the save. */
  sent: PostDocument | null
  /** Whether the author is asked for permission once it is saved. */
  asksAuthor: boolean
  message: SaveMessage | null
  /** How often the opened post was to be saved. */
  attempt: number
  problem: SaveProblem | null
}

/** Where on the screen it is mended: a field, or an element by its id. */
export type ProblemPlace = 'albums' | 'ads' | ScheduleTime | { elementId: string }

export const isTime = (place: ProblemPlace): place is ScheduleTime =>
  SCHEDULE_TIMES.some((time) => time === place)

/** What stopped the last save; each attempt moves the focus there. */
export interface SaveProblem {
  place: ProblemPlace
  /** Null where the fields find the words themselves. */
  message: Message | null
  /** The attempt to save that it stopped. */
  attempt: number
}

/** What was typed as a time and is none; it stands in the field until the time changes otherwise. */
export interface InvalidTime {
  text: string
  /** The time (ISO) that the document has meanwhile. */
  time: string | null
}

export type InvalidTimes = Record<ScheduleTime, InvalidTime | null>

export const NO_INVALID_TIMES: InvalidTimes = { publishTime: null, unpublishTime: null }

export type SideWriteKind = 'permission' | 'comment' | 'refresh'

/** A write of its own beside the save: a step of the permission request, a comment on it, the source read again. */
export interface SideWrite {
  kind: SideWriteKind
  isBusy: boolean
  /** Why the last one failed; null where another rule speaks. */
  failure: Message | null
}

/** Unsaved work of an earlier visit, as far as the stored post can take it. */
export interface DraftOffer {
  document: PostDocument
  mediaIndex: number
  /** The revision that the work was done on. */
  revision: number
  /** Time, ms. */
  savedAt: number
  /** How many of its media the post has no more. */
  leftOut: number
}

export interface DraftState {
  /** It is known what becomes of an earlier visit's work, so that keeping this one's overwrites nothing. */
  isSettled: boolean
  /** The person is asked whether to go on with it. */
  offer: DraftOffer | null
}

/** The post as shoppers would see it, with what is not saved. */
export interface PreviewState {
  /** It is on show, so it follows the work. */
  isOpen: boolean
  /** It is on show in a dialog too. */
  isLarge: boolean
  shape: PreviewShape
  /** How often it was asked for. */
  turn: number
}

export interface EditorState {
  /** The post that the page shows, loaded or not. */
  postId: number | null
  /** The stored post as last read; a save is written over it. Null until it is loaded. */
  postInfo: PostInfo | null
  /** Server ids that were given while the post was open. */
  linkIds: LinkIds
  interactionIds: InteractionIds
  seenMedia: SeenMedia
  document: PostDocument
  /** The document as stored, to tell whether there is something to save. */
  baseline: PostDocument
  mediaIndex: number
  /** The frame that is being worked on. */
  frame: Frame
  selection: string[]
  /** The text sticker whose words are being written on the canvas. */
  editing: string | null
  /** How each frame is looked at; null: all of it. */
  cameras: Record<Frame, Camera | null>
  /** On a phone the panel stands high over the lower part of the screen, or only its tabs do. */
  isPanelRaised: boolean
  /** Where on a slide the next product is marked, percent; somebody pointed there. */
  markPlace: MarkPlace | null
  /** Where the menu of what is chosen is open, px of the window. */
  menu: { x: number; y: number } | null
  /** What was copied in this visit of the cabinet; it survives the way to another post. */
  clipboard: Clip | null
  hovered: string | null
  gesture: Gesture | null
  history: History
  save: SaveState
  /** The status has just changed: the button that now means the opposite waits until the news of it goes. */
  isStatusFresh: boolean
  /** The person is asked whether the post is to leave the site. */
  isTakingDown: boolean
  invalidTimes: InvalidTimes
  sideWrite: SideWrite | null
  /** What is being said about the permission request. */
  comment: string
  /** What someone else saved meanwhile; the person chooses between the two. */
  conflict: PostInfo | null
  /** Who saved it, where that is known. */
  conflictBy: LastChange | null
  /** How the save goes that was asked for on the way out; null: none was. */
  leaving: 'saving' | 'saved' | 'stopped' | null
  draft: DraftState
  preview: PreviewState
  /** Where the shop's controls lie over a slide is drawn. */
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
  preview: { isOpen: false, isLarge: false, shape: 'square', turn: 0 },
  isZonesShown: false,
}
