import type { Zone } from '@/contract/elements/geometry'
import type { FrameElement } from '../kinds/elementKinds'
import { isPlaced } from '../model/elements/onFrame'
import { overlap } from '../model/scene/freePlace'
import type { Scene } from '../model/scene/scene'
import { areaOf } from './placed'

/** Whether a zone covers something that shoppers see. */
export const liesUnder = ({ elements, frame }: Scene, zone: Zone): boolean =>
  elements.some((element) => isSeen(element) && overlap(areaOf(element, frame), zone) > 0)

const isSeen = (element: FrameElement) =>
  isPlaced(element) ? !element.data.isHidden : element.kind !== 'productMarker' || !element.isFaint
