import { circleSizes } from '@/contract/widgets/settings/storySizes'
import type { StoriesPayload } from '@/contract/widgets/widgetPayload'

type Settings = StoriesPayload['settings']

/** The kind of screen that a bar is for; null: all. */
export function platformOf({ mobileOnly, desktopOnly }: Settings): 'phone' | 'desktop' | null {
  if (mobileOnly === desktopOnly) return null
  return mobileOnly === 1 ? 'phone' : 'desktop'
}

/** Classes of the bar, one for each choice of the shop. */
export function barClasses(settings: Settings): string {
  const { inlineDesktop, mobileFixed, rightSide, shape } = settings.widget
  const platform = platformOf(settings)
  return [
    'stories',
    `is-${settings.theme}`,
    `is-${shape}`,
    inlineDesktop === 0 && `at-side ${rightSide === 1 ? 'at-right' : 'at-left'}`,
    mobileFixed === 1 && 'at-bottom',
    platform && `only-${platform}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The custom properties of the bar, which its style sheet reads. */
export function barProperties(settings: Settings): Record<string, string> {
  const { widget } = settings
  const { top, right, bottom, left } = widget.paddings
  const { desktop, phone } = circleSizes(settings)
  const [first = 'transparent'] = widget.borderColor
  // A gradient needs at least two colours.
  const colors = widget.borderColor.length > 1 ? widget.borderColor : [first, first]
  return {
    '--size-desktop': `${desktop}px`,
    '--size-phone': `${phone}px`,
    '--gap': `${settings.stories_margin}px`,
    '--name-size': `${settings.highlights_names_fontSize}px`,
    '--name-gap': `${settings.highlights_names_marginTop}px`,
    '--border': `linear-gradient(45deg, ${colors.join(', ')})`,
    '--background': widget.backgroundColor,
    '--padding': [top, right, bottom, left].join(' '),
  }
}
