import { AttentionQueue } from '@/features/posts/slots/AttentionQueue'
import { TriageDoor } from '@/features/posts/slots/TriageDoor'
import { editorAddress } from '@/features/widgets/widgetEditors'
import classes from './Attention.module.css'

/** Sorting out the list, and what waits for the team; an empty widget is dealt with in its editor. */
export function Attention() {
  return (
    <>
      <TriageDoor />
      <div className={classes.queue}>
        <AttentionQueue widgetAddress={editorAddress} />
      </div>
    </>
  )
}
