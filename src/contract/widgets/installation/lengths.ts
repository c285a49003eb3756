import { PHONE_WIDTH } from '../settings/phoneWidth'

/** Values for a phone and for wider screens. */
export interface ByWidth<Value> {
  phone: Value
  desktop: Value
}

/** A number for CSS, to a thousandth. */
export const figure = (value: number): string => String(Number(value.toFixed(3)))
export const px = (value: number): string => `${figure(value)}px`

/**
 * A length that depends on whether `width` (`100cqw` of the place, `100vw` of the screen) is a phone's. An inline style has no media query: beyond
 * the limit one of the two is negative, and the other larger than any length.
 */
export function lengthByWidth(width: string, { phone, desktop }: ByWidth<string>): string {
  if (phone === desktop) return phone
  const limit = px(PHONE_WIDTH + 0.5)
  return `max(min((${limit} - ${width})*9999,${phone}),min((${width} - ${limit})*9999,${desktop}))`
}

/** Declarations that collapse an element on the screens without it; none where it is on all. */
export function shownOn({ phone, desktop }: ByWidth<boolean>): string {
  if (phone && desktop) return ''
  const most = (isOn: boolean) => (isOn ? '9999px' : '0px')
  const height = lengthByWidth('100vw', { phone: most(phone), desktop: most(desktop) })
  return `;max-height:${height};overflow:hidden`
}
