import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LabelledSelect } from '@/common/ui/fields/LabelledSelect'
import { platformChosen, selectPlatform } from '../widgetsSlice'
import { PLATFORM_FACTS, PLATFORMS } from './platforms'

const PLATFORM_CHOICES = PLATFORMS.map(
  (platform) => [platform, PLATFORM_FACTS[platform].label] as const,
)

/** The choice of the shop's platform, which the steps and the codes follow. */
export function PlatformChoice() {
  const dispatch = useAppDispatch()
  return (
    <LabelledSelect
      label="widgets.label_platform"
      choices={PLATFORM_CHOICES}
      value={useAppSelector(selectPlatform)}
      onChange={(platform) => dispatch(platformChosen(platform))}
    />
  )
}
