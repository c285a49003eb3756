import { useAppDispatch } from '@/common/store/hooks'
import { GettingStartedPanel } from '@/features/posts/slots/GettingStartedPanel'
import { installationAddress } from '@/features/widgets/widgetEditors'
import { uploadOpened } from '@/features/posts/uploads/addPost/postUploadSlice'

/** The first steps of the account; a post is added by the dialog of the library. */
export function GettingStarted() {
  const dispatch = useAppDispatch()
  return (
    <GettingStartedPanel
      onAddPost={() => dispatch(uploadOpened())}
      installationOf={installationAddress}
    />
  )
}
