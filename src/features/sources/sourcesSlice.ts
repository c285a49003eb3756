import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The step of the connection to VK that is open. */
export type VkPanel = 'token' | 'groups'

/** A question or a form about the feeds: the link of a new one, another link of one, what goes with one or with its loss. */
export type FeedDialog =
  { kind: 'add' } | { kind: 'replace' | 'delete' | 'accept-loss'; id: number }

export interface SourcesState {
  /** The connection whose deletion is to be confirmed. */
  deletedIntegrationId: number | null
  /** Null: the step that the connection needs. */
  vkPanel: VkPanel | null
  feedDialog: FeedDialog | null
}

const initialState: SourcesState = {
  deletedIntegrationId: null,
  vkPanel: null,
  feedDialog: null,
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
  },
  selectors: {
    selectDeletedIntegrationId: (state) => state.deletedIntegrationId,
    selectVkPanel: (state) => state.vkPanel,
    selectFeedDialog: (state) => state.feedDialog,
  },
})

export const {
  integrationDeletionAsked,
  integrationDeletionClosed,
  vkPanelOpened,
  vkPanelClosed,
  feedDialogOpened,
  feedDialogClosed,
} = sourcesSlice.actions
export const { selectDeletedIntegrationId, selectVkPanel, selectFeedDialog } =
  sourcesSlice.selectors
