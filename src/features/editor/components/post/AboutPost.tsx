import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import { useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LoadingBlock } from '@/common/ui/states/LoadingBlock'
import { isOthersPost } from '@/contract/posts/authorPermission'
import { selectPostInfo } from '../../editorSlice'

/** The shop's own posts need neither permission nor source. */
const OthersPost = lazyWithTexts(() =>
  import(/* webpackChunkName: "others-post" */ './OthersPost').then((module) => module.OthersPost),
)
/** px */
const PERMISSION_HEIGHT = 240

/** The additional sections of another author's post. */
export function AboutPost({ canEdit }: { canEdit: boolean }) {
  const post = useAppSelector(selectPostInfo)
  if (!post || !(isOthersPost(post.providerPost) || post.vitrinaPost.copyrightRequest)) return null
  return (
    <Suspense
      fallback={
        <PanelSection title={<FormattedMessage id="permission.title" />}>
          <LoadingBlock height={PERMISSION_HEIGHT} />
        </PanelSection>
      }
    >
      <OthersPost post={post} canEdit={canEdit} />
    </Suspense>
  )
}
