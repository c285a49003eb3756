import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Metric } from './metrics'

export interface AnalyticsState {
  /** Which count the chart draws. */
  metric: Metric
}

export const analyticsSlice = createSlice({
  name: 'analytics',
  initialState: { metric: 'views' } as AnalyticsState,
  reducers: {
    metricChosen: (state, { payload }: PayloadAction<Metric>) => {
      state.metric = payload
    },
  },
  selectors: { selectMetric: (state) => state.metric },
})

export const { metricChosen } = analyticsSlice.actions
export const { selectMetric } = analyticsSlice.selectors
