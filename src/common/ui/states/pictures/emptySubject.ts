/** The subject of the picture in an empty state. */
export type EmptySubject =
  | 'posts'
  | 'search'
  | 'albums'
  | 'widgets'
  | 'products'
  | 'analytics'
  | 'people'
  | 'sources'
