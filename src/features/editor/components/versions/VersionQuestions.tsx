import { Suspense, useState } from 'react'
import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import { useAppSelector } from '@/common/store/hooks'
import { selectConflict, selectDraftOffer } from '../../editorSlice'

const VersionDialogs = lazyWithTexts(() =>
  import(/* webpackChunkName: "version-dialogs" */ './VersionDialogs').then(
    (module) => module.VersionDialogs,
  ),
)

/** Asks which version is kept when there are two: another person's save, or work of an earlier visit. */
export function VersionQuestions({ postId }: { postId: number }) {
  const isConflict = useAppSelector(selectConflict) !== null
  const isAsked = useAppSelector(selectDraftOffer) !== null || isConflict
  // Once mounted, the dialogs stay, so that closing is animated like opening.
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
