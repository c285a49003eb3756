import { useMediaQuery } from '@mantine/hooks'

/** The phone's width, as in the style sheets. */
const PHONE = '(max-width: 739px)'

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
}
