/** The state of a browser whose user has seen every tour. */
export const SEEN_TOURS = {
  home: true,
  galleries: true,
  integrations: true,
  post: true,
  builder: true,
  builderstories: true,
}
