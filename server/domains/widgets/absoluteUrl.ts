/** The whole address of a stored file, which is kept as a path; other addresses stay as they are. */
export const absoluteUrl = (url: string, widgetUrl: string): string =>
  url.startsWith('/') ? widgetUrl + url : url
