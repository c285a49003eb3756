/** What the picture of an empty place shows. */
export type EmptySubject =
  | 'posts'
  | 'search'
  | 'albums'
  | 'widgets'
  | 'products'
  | 'analytics'
  | 'people'
  | 'sources'
