/** Directives of a Content Security Policy that must allow the origin of the widgets. */
export const POLICY_DIRECTIVES = [
  'script-src',
  'connect-src',
  'img-src',
  'media-src',
  'font-src',
] as const
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number]

/** The policy that a page needs for its widgets. */
export const policyFor = (
  widgetOrigin: string,
  directives: readonly string[] = POLICY_DIRECTIVES,
): string => directives.map((directive) => `${directive} ${widgetOrigin}`).join('; ')
