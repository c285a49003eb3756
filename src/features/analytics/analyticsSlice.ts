import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Metric } from './metrics'

export interface AnalyticsState {
  /** The metric that the chart draws. */
  metric: Metric
  /** What one point of the chart is: a day, or an hour of all days. */
  by: ChartBy
  /** Whether the numbers are shown as a table instead of the chart. */
  isTable: boolean
  /** Whether the filters, which are folded on a phone, are shown. */
  areFiltersOpen: boolean
}

export const CHART_BY = ['day', 'hour'] as const
export type ChartBy = (typeof CHART_BY)[number]

const initialState: AnalyticsState = {
  metric: 'views',
  by: 'day',
  isTable: false,
  areFiltersOpen: false,
}

export const analyticsSlice = createSlice({
  name: 'analytics',
  initialState,
  reducers: {
    metricChosen: (state, { payload }: PayloadAction<Metric>) => {
      state.metric = payload
    },
    chartByChosen: (state, { payload }: PayloadAction<ChartBy>) => {
      state.by = payload
    },
    chartTableToggled: (state) => {
      state.isTable = !state.isTable
    },
    filtersToggled: (state) => {
      state.areFiltersOpen = !state.areFiltersOpen
    },
  },
  selectors: {
    selectMetric: (state) => state.metric,
    selectChart: (state) => state,
    selectAreFiltersOpen: (state) => state.areFiltersOpen,
  },
})

export const { metricChosen, chartByChosen, chartTableToggled, filtersToggled } =
  analyticsSlice.actions
export const { selectMetric, selectChart, selectAreFiltersOpen } = analyticsSlice.selectors

export { answersSlice } from './answers/answersSlice'
