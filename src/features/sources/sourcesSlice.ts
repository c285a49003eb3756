import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The step of the connection to VK that is open. */
export type VkPanel = 'token' | 'groups'

export interface SourcesState {
  /** The connection whose deletion is to be confirmed. */
  deletedIntegrationId: number | null
  /** Null: the step that the connection needs. */
  vkPanel: VkPanel | null
}

const initialState: SourcesState = { deletedIntegrationId: null, vkPanel: null }

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
  },
  selectors: {
    selectDeletedIntegrationId: (state) => state.deletedIntegrationId,
    selectVkPanel: (state) => state.vkPanel,
  },
})

export const { integrationDeletionAsked, integrationDeletionClosed, vkPanelOpened, vkPanelClosed } =
  sourcesSlice.actions
export const { selectDeletedIntegrationId, selectVkPanel } = sourcesSlice.selectors
