import { Suspense, useState } from 'react'
import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import { useAppSelector } from '@/common/store/hooks'
import { selectConflict, selectDraftOffer } from '../../editorSlice'

const VersionDialogs = lazyWithTexts(() =>
  import(/* webpackChunkName: "version-dialogs" */ './VersionDialogs').then(
    (module) => module.VersionDialogs,
  ),
)

/** Asks which version stays when there are two: another person's save, or work of an earlier visit. */
export function VersionQuestions({ postId }: { postId: number }) {
  const isConflict = useAppSelector(selectConflict) !== null
  const isAsked = useAppSelector(selectDraftOffer) !== null || isConflict
  // Once there, the dialogs stay, so that they close as they opened.
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    wasAsked && (
      <Suspense>
        <VersionDialogs postId={postId} />
      </Suspense>
    )
  )
}
