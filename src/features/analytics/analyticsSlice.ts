import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Metric } from './metrics'

export interface AnalyticsState {
  /** The metric that the chart draws. */
  metric: Metric
}

const initialState: AnalyticsState = { metric: 'views' }

export const analyticsSlice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {
    metricChosen: (state, { payload }: PayloadAction<Metric>) => {
      state.metric = payload
    },
  },
  selectors: { selectMetric: (state) => state.metric },
})

export const { metricChosen } = analyticsSlice.actions
export const { selectMetric } = analyticsSlice.selectors

export { answersSlice } from './answers/answersSlice'
