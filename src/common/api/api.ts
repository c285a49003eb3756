import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** The one API root; slices inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'User',
    'Post',
    'Album',
    'Widget',
    'WidgetPages',
    'WidgetWeight',
    'Analytics',
    'Team',
    'Segment',
    'Payment',
    'Source',
    'Integration',
    'VkGroup',
    'Product',
    'Review',
    'SavedView',
  ],
  endpoints: () => ({}),
})
