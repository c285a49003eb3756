/** Whether a picture is on a host that is neither the back office nor the widgets: browsers are given a copy of it. */
export const isOutsidePicture = (url: string, widgetUrl: () => string): boolean =>
  /^https?:\/\//i.test(url) && !url.startsWith(`${widgetUrl()}/`)
