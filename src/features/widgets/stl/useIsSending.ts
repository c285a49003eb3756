import { useIsPictureUnderWay } from '@/common/uploads/useIsPictureUnderWay'

/** Whether a file for a 3D widget is being uploaded. */
export function useIsSending(embedId: string): boolean {
  const isModelUnderWay = useIsPictureUnderWay({ kind: 'widgetModel', id: embedId })
  const isPosterUnderWay = useIsPictureUnderWay({ kind: 'modelPoster', id: embedId })
  return isModelUnderWay || isPosterUnderWay
}
