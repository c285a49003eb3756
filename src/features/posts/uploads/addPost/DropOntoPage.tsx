import { Portal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useCommand } from '@/common/routing/useCommand'
import { useAppDispatch, useAppStore } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { listenForPostUpload } from './postUploadListeners'
import { filesChosen, selectPostUpload, tabChosen, uploadOpened } from './postUploadSlice'
import { isUploadTab } from './postUploadState'
import { hasFiles, isInFileDrop, isTextField, listenToWindow } from '../files/pageFiles'
import { registerFiles } from '@/common/uploads/fileRegistry'
import classes from './DropOntoPage.module.css'

/**
 * Accepts files that are dropped or pasted anywhere on the page, for the post that is being added or a new one; opens
 * the dialog when the palette asks for it.
 */
export function DropOntoPage() {
  useListeners(listenForPostUpload)
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const [isOver, setIsOver] = useState(false)
  useCommand((command) => {
    if (!isUploadTab(command)) return
    dispatch(uploadOpened())
    dispatch(tabChosen(command))
  })
  useEffect(() => {
    const isOurs = () => {
      const { modalType } = selectPostUpload(getState() as Parameters<typeof selectPostUpload>[0])
      // Files are not accepted while another dialog covers the page.
      return modalType !== null || document.querySelector('[aria-modal="true"]') === null
    }
    const take = (files: FileList) => {
      if (files.length > 0) dispatch(filesChosen({ files: registerFiles(Array.from(files)) }))
    }
    const follow = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Without this, the browser would leave the page and open the file.
      event.preventDefault()
      setIsOver(isOurs())
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      if (!isInFileDrop(event.target) && isOurs() && event.dataTransfer)
        take(event.dataTransfer.files)
    }
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      if (!clipboardData || clipboardData.files.length === 0 || !isOurs()) return
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null
      // When text is copied together with its picture, the text is pasted into the field.
      const isForField = !isInDialog || clipboardData.types.includes('text/plain')
      if (isTextField(target) && isForField) return
      event.preventDefault()
      take(clipboardData.files)
    }
    return listenToWindow({ dragenter: follow, dragover: follow, dragleave: leave, drop, paste })
  }, [dispatch, getState])
  if (!isOver) return null
  return (
    <Portal>
      <div className={classes.over} aria-hidden>
        <span className={classes.words}>
          <FormattedMessage id="upload.text_drop-page" />
        </span>
      </div>
    </Portal>
  )
}
