import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FoundChannel } from '@/contract/entities/sources/channel'

/** The step of the connection to VK that is open. */
export type VkPanel = 'token' | 'groups'

/** A dialog about the feeds: a new feed, another link of one, its deletion, or the approval of its loss. */
export type FeedDialog =
  | { kind: 'add' }
  | { kind: 'replace' | 'delete' | 'accept-loss'; id: number }

export interface SourcesState {
  /** The connection whose deletion waits for confirmation. */
  deletedIntegrationId: number | null
  /** The step that the person opened; null for the step that the connection needs. */
  vkPanel: VkPanel | null
  feedDialog: FeedDialog | null
  /** A channel found at a link, which can be connected. */
  foundChannel: FoundChannel | null
  /** The profile of Instagram whose hashtags are shown. */
  hashtagsOfId: number | null
  /** The source for which publishing without a review waits for confirmation. */
  publishedSourceId: number | null
  /** Whether the sources without posts are shown too. */
  areUnusedShown: boolean
}

const initialState: SourcesState = {
  deletedIntegrationId: null,
  vkPanel: null,
  feedDialog: null,
  foundChannel: null,
  hashtagsOfId: null,
  publishedSourceId: null,
  areUnusedShown: false,
}

export const sourcesSlice = createSlice({
  name: 'sources',
  initialState,
  reducers: {
    integrationDeletionAsked: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deletedIntegrationId = payload.id
    },
    integrationDeletionClosed: (state) => {
      state.deletedIntegrationId = null
    },
    vkPanelOpened: (state, { payload }: PayloadAction<VkPanel>) => {
      state.vkPanel = payload
    },
    vkPanelClosed: (state) => {
      state.vkPanel = null
    },
    feedDialogOpened: (state, { payload }: PayloadAction<FeedDialog>) => {
      state.feedDialog = payload
    },
    feedDialogClosed: (state) => {
      state.feedDialog = null
    },
    channelFound: (state, { payload }: PayloadAction<FoundChannel>) => {
      state.foundChannel = payload
    },
    channelPutAside: (state) => {
      state.foundChannel = null
    },
    hashtagsOpened: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.hashtagsOfId = payload.id
    },
    hashtagsClosed: (state) => {
      state.hashtagsOfId = null
    },
    publicationAsked: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.publishedSourceId = payload.id
    },
    publicationClosed: (state) => {
      state.publishedSourceId = null
    },
    unusedSourcesToggled: (state) => {
      state.areUnusedShown = !state.areUnusedShown
    },
  },
  selectors: {
    selectDeletedIntegrationId: (state) => state.deletedIntegrationId,
    selectVkPanel: (state) => state.vkPanel,
    selectFeedDialog: (state) => state.feedDialog,
    selectFoundChannel: (state) => state.foundChannel,
    selectHashtagsOfId: (state) => state.hashtagsOfId,
    selectPublishedSourceId: (state) => state.publishedSourceId,
    selectAreUnusedShown: (state) => state.areUnusedShown,
  },
})

export const {
  integrationDeletionAsked,
  integrationDeletionClosed,
  vkPanelOpened,
  vkPanelClosed,
  feedDialogOpened,
  feedDialogClosed,
  channelFound,
  channelPutAside,
  hashtagsOpened,
  hashtagsClosed,
  publicationAsked,
  publicationClosed,
  unusedSourcesToggled,
} = sourcesSlice.actions
export const {
  selectDeletedIntegrationId,
  selectVkPanel,
  selectFeedDialog,
  selectFoundChannel,
  selectHashtagsOfId,
  selectPublishedSourceId,
  selectAreUnusedShown,
} = sourcesSlice.selectors
