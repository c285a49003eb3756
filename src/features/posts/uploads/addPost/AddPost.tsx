import { Suspense, useEffect, useState } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { whenIdle } from '@/common/lib/loading'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { selectPostUpload, uploadLeft } from './postUploadSlice'

const AddPostDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "add-post" */ './AddPostDialog').then(
    (module) => module.AddPostDialog,
  ),
)
const DropOntoPage = lazyWithTexts(() =>
  import(/* webpackChunkName: "add-post" */ './DropOntoPage').then((module) => module.DropOntoPage),
)

/** Adding posts from a page: in the dialog, or by files that are dropped onto the page once it is idle. */
export function AddPost() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectPostUpload).modalType !== null
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    whenIdle(() => {
      setIsAtRest(true)
    })
  }, [])
  useEffect(() => () => void dispatch(uploadLeft()), [dispatch])
  return (
    <>
      <Suspense>{isAtRest && <DropOntoPage />}</Suspense>
      <Suspense>{isOpen && <AddPostDialog />}</Suspense>
    </>
  )
}
