/** Limits of lengths and counts; uploads have their own table in `uploads.ts`. */
export const LIMITS = {
  albumName: 100,
  widgetTitle: 100,
  loadMoreText: 60,
  postText: 10_000,
  postAlbums: 200,
  /** Product marks on one media item. */
  mediaLinks: 50,
  filesPerPost: 10,
  segmentCode: 64,
  /** Substitutes of one product. */
  substituteProducts: 10,
  searchQuery: 200,
  /** Events that the embed may send in one batch. */
  eventsPerBatch: 100,
} as const
