import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/forms/requestFields'
import type { MessageId } from '@/common/i18n/messages'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import type { Segment } from '@/contract/entities/posts/segment'
import { LIMITS } from '@/contract/limits'
import { proposedCode, segmentProblems } from '../segmentRules'
import { useCreateSegmentMutation } from '../segmentsApi'

interface CreateSegmentDialogProps {
  segments: readonly Segment[]
  onClose: () => void
}

/**
 * Asks for the name and the code of a new segment. The code is derived from the name until the person types another
 * code.
 */
export function CreateSegmentDialog({ segments, onClose }: CreateSegmentDialogProps) {
  const intl = useIntl()
  const [createSegment, request] = useCreateSegmentMutation({ fixedCacheKey: 'createSegment' })
  const wordsOf = (id: MessageId | null) => id && intl.formatMessage({ id })
  const form = useRequestFields({
    request,
    initial: { name: '', code: '' },
    problemsOf: (values) => {
      const { name, code } = segmentProblems(values)
      return { name: wordsOf(name), code: wordsOf(code) }
    },
  })
  const { name, code } = form.values

  function rename(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value
    form.setValue('name', typed)
    const isOwn = code !== '' && code !== proposedCode(name, segments)
    if (!isOwn) form.setValue('code', proposedCode(typed, segments))
  }

  function submit() {
    if (form.check()) void createSegment(form.values)
  }

  return (
    <FormDialog
      title={<FormattedMessage id="segments.title_create" />}
      submitLabel={<FormattedMessage id="segments.action_create" />}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      alert={form.alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={intl.formatMessage({ id: 'segments.label_name' })}
        placeholder={intl.formatMessage({ id: 'segments.hint_name' })}
        required
        data-autofocus
        maxLength={LIMITS.segmentName}
        {...form.bind('name')}
        onChange={rename}
      />
      <TextInput
        label={intl.formatMessage({ id: 'segments.label_code' })}
        description={intl.formatMessage({ id: 'segments.text_code' })}
        placeholder="vip"
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.segmentCode}
        {...form.bind('code')}
      />
    </FormDialog>
  )
}
