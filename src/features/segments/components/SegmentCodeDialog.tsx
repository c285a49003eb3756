import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListeners } from '@/common/store/listening'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { CodeText } from '@/common/ui/layout/CodeText'
import { IconCopy } from '@/common/ui/icons/icons'
import type { Segment } from '@/contract/entities/posts/segment'
import { EMBED_ATTRIBUTE } from '@/contract/widgets/embed'
import { segmentAttribute } from '@/features/segments/segmentsListeners'
import { listenForSegments } from '../segmentsListeners'
import { segmentAttributeCopied } from '../segmentsSlice'
import classes from './SegmentCodeDialog.module.css'

const RULES = [
  'segments.text_rule-several',
  'segments.text_rule-guest',
  'segments.text_rule-none',
  'segments.text_rule-public',
] as const

interface SegmentCodeDialogProps {
  segment: Segment
  onClose: () => void
}

/** Shows the code by which a site reports to a widget that the shopper is in a segment. */
export function SegmentCodeDialog({ segment, onClose }: SegmentCodeDialogProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  useListeners(listenForSegments)
  const { name, code } = segment
  const embedId = intl.formatMessage({ id: 'segments.text_embed-placeholder' })
  return (
    <Dialog
      opened
      size="lg"
      title={<FormattedMessage id="segments.title_for-site" values={{ name }} />}
      onClose={onClose}
    >
      <Text size="sm" mb="sm">
        <FormattedMessage id="segments.text_for-site" />
      </Text>
      <CodeText label="segments.label_snippet">
        {`<div ${EMBED_ATTRIBUTE}="${embedId}" `}
        <mark>{segmentAttribute(code)}</mark>
        {'></div>'}
      </CodeText>
      <ul className={classes.rules}>
        {RULES.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        data-autofocus
        leftSection={<IconCopy size={16} />}
        onClick={() => dispatch(segmentAttributeCopied({ code }))}
      >
        <FormattedMessage id="segments.action_copy-attribute" />
      </Button>
    </Dialog>
  )
}
