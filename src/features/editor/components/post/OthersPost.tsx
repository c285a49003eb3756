import { isOthersPost } from '@/contract/posts/authorPermission'
import type { PostInfo } from '@/contract/entities/posts/post'
import { PermissionSection } from '../permission/PermissionSection'
import { SourceSection } from './SourceSection'

interface OthersPostProps {
  post: PostInfo
  canEdit: boolean
}

/** The source of another author's post, and the permission to use it. */
export function OthersPost({ post, canEdit }: OthersPostProps) {
  return (
    <>
      <PermissionSection post={post} canEdit={canEdit} />
      {isOthersPost(post.providerPost) && <SourceSection post={post} canEdit={canEdit} />}
    </>
  )
}
