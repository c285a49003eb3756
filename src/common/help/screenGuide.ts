import { useMatches } from 'react-router-dom'
import { guidePath } from '@/contract/guide'
import { useLocale } from '../i18n/useLocale'
import type { RouteName } from '../routing/paths'
import { GUIDE_OF_SCREEN } from './guideOfScreen'

/** The address of the guide's page about the current screen, in the language of the interface. */
export function useScreenGuide(): string {
  const locale = useLocale()
  const screen = useMatches().at(-1)?.id as RouteName | undefined
  return guidePath(locale, screen && GUIDE_OF_SCREEN[screen])
}
