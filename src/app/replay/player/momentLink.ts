/** A moment of one record. */
export interface Moment {
  /** The record's id. */
  record: string
  step: number
}

/** The part of the page's address that leads people who have the record to a moment of it. */
export const linkTo = ({ record, step }: Moment): string => `#record=${record}&step=${step}`

const LINK = /^#record=([0-9a-f]{8})&step=(\d{1,9})$/

/** The moment that an address names; null without one. */
export function momentOf(hash: string): Moment | null {
  const [, record, step] = LINK.exec(hash) ?? []
  return record !== undefined && step !== undefined ? { record, step: Number(step) } : null
}
