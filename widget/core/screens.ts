import { PHONE_WIDTH } from '@/contract/widgets/settings/phoneWidth'

export const PHONE_QUERY = `(max-width: ${PHONE_WIDTH}px)`

export const isPhone = (): boolean => matchMedia(PHONE_QUERY).matches
