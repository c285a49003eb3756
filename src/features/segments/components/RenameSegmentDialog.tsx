import { Code, TextInput } from '@mantine/core'
import '@mantine/core/styles/Code.css'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields } from '@/common/forms/requestFields'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { type Segment, segmentNameSchema } from '@/contract/entities/posts/segment'
import { LIMITS } from '@/contract/limits'
import { useRenameSegmentMutation } from '../segmentsApi'

interface RenameSegmentDialogProps {
  segment: Segment
  onClose: () => void
}

export function RenameSegmentDialog({ segment, onClose }: RenameSegmentDialogProps) {
  const intl = useIntl()
  const [renameSegment, request] = useRenameSegmentMutation({ fixedCacheKey: 'renameSegment' })
  const form = useRequestFields({
    request,
    initial: { name: segment.name },
    problemsOf: ({ name }) => ({
      name: v.is(segmentNameSchema, name) ? null : intl.formatMessage({ id: 'empty-field' }),
    }),
  })

  function submit() {
    if (form.check()) void renameSegment({ id: segment.id, name: form.values.name })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="segments.title_rename" />}
      submitLabel={<FormattedMessage id="common.action_save" />}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={intl.formatMessage({ id: 'segments.label_name' })}
        description={
          <FormattedMessage
            id="segments.text_rename"
            values={{ code: <Code>{segment.code}</Code> }}
          />
        }
        required
        data-autofocus
        maxLength={LIMITS.segmentName}
        {...form.bind('name')}
      />
    </FormDialog>
  )
}
