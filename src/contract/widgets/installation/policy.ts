/** Directives of a Content Security Policy that have to allow the origin of the widgets. */
export const POLICY_DIRECTIVES = [
  'script-src',
  'connect-src',
  'img-src',
  'media-src',
  'font-src',
] as const
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number]

/** What a page with a Content Security Policy has to allow for its widgets. */
export const policyFor = (
  widgetOrigin: string,
  directives: readonly string[] = POLICY_DIRECTIVES,
): string => directives.map((directive) => `${directive} ${widgetOrigin}`).join('; ')
