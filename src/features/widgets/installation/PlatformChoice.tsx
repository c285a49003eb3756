import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { platformChosen, selectPlatform } from '../widgetsSlice'
import { PLATFORM_FACTS, PLATFORMS } from './platforms'

/** What the shop is made with: the steps and the codes are for that. */
export function PlatformChoice() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const platform = useAppSelector(selectPlatform)
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'widgets.label_platform' })}
      value={platform}
      data={PLATFORMS.map((value) => ({
        value,
        label: intl.formatMessage({ id: PLATFORM_FACTS[value].label }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = PLATFORMS.find((one) => one === value)
        if (chosen) dispatch(platformChosen(chosen))
      }}
    />
  )
}
