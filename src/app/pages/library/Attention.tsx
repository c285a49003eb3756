import { AttentionQueue } from '@/features/posts/slots/AttentionQueue'
import { editorAddress } from '@/features/widgets/widgetEditors'

/** What waits for the team; an empty widget is dealt with in its editor. */
export function Attention() {
  return <AttentionQueue widgetAddress={editorAddress} />
}
