import { useAppSelector } from '@/common/store/hooks'
import { isOthersPost } from '@/contract/posts/authorPermission'
import { selectPostInfo } from '../../editorSlice'
import { PermissionSection } from '../permission/PermissionSection'
import { SourceSection } from './SourceSection'

/** Where somebody else's post came from, and whether its author lets the shop use it. */
export function AboutPost({ canEdit }: { canEdit: boolean }) {
  const post = useAppSelector(selectPostInfo)
  if (!post) return null
  const isOthers = isOthersPost(post.providerPost)
  return (
    <>
      {(isOthers || post.vitrinaPost.copyrightRequest) && (
        <PermissionSection post={post} canEdit={canEdit} />
      )}
      {isOthers && <SourceSection post={post} canEdit={canEdit} />}
    </>
  )
}
