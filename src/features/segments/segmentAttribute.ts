import { SEGMENT_ATTRIBUTE } from '@/contract/widgets/embed'

/**
 * The attribute that a site adds to a widget's element for shoppers of a segment. A code has no characters that HTML
 * would change.
 */
export const segmentAttribute = (code: string): string => `${SEGMENT_ATTRIBUTE}="${code}"`
