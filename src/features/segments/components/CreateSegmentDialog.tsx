import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/api/useRequestFields'
import type { MessageId } from '@/common/i18n/messages'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { LIMITS } from '@/contract/limits'
import { useCreateSegmentMutation } from '../segmentsApi'
import { segmentProblems } from '../segmentProblems'

/** Asks for the name and the code of a new segment. */
export function CreateSegmentDialog({ onClose }: { onClose: () => void }) {
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

  const [isDropAsked, setDropAsked] = useState(false)
  const isTyped = form.values.name.trim() !== '' || form.values.code.trim() !== ''

  function submit() {
    if (form.check()) void createSegment(form.values)
  }

  return (
    <FormDialog
      title={<FormattedMessage id="segments.title_create" />}
      submitLabel={<FormattedMessage id="segments.action_create" />}
      isBusy={request.isLoading}
      alert={form.alert}
      onSubmit={submit}
      onClose={() => {
        if (isTyped) setDropAsked(true)
        else onClose()
      }}
      question={
        <ConfirmDialog
          opened={isDropAsked}
          title={<FormattedMessage id="segments.title_drop" />}
          confirmLabel={<FormattedMessage id="segments.action_drop" />}
          onConfirm={onClose}
          onCancel={() => {
            setDropAsked(false)
          }}
        >
          <FormattedMessage id="segments.text_drop" />
        </ConfirmDialog>
      }
    >
      <TextInput
        label={intl.formatMessage({ id: 'segments.label_name' })}
        placeholder={intl.formatMessage({ id: 'segments.hint_name' })}
        required
        data-autofocus
        maxLength={LIMITS.segmentName}
        {...form.bind('name')}
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
