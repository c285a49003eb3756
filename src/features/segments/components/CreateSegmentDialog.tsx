import { Button, Group, Stack, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRefusal } from '@/common/api/fieldRefusal'
import { useMessage } from '@/common/i18n/useMessage'
import type { MessageId } from '@/common/i18n/messages'
import { useFields } from '@/common/lib/useFields'
import { Dialog } from '@/common/ui/Dialog'
import { FormAlert } from '@/common/ui/FormAlert'
import { LIMITS } from '@/contract/limits'
import { useCreateSegmentMutation } from '../segmentsApi'
import { segmentProblems } from '../segmentProblems'

const FIELDS = ['name', 'code'] as const

/** Asks for the name and the code of a new segment. */
export function CreateSegmentDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const words = useMessage()
  const [createSegment, { error, reset, isLoading }] = useCreateSegmentMutation()
  const refusal = fieldRefusal(error, FIELDS)
  const wordsOf = (id: MessageId | null) => id && intl.formatMessage({ id })
  const form = useFields({
    initial: { name: '', code: '' },
    onEdit: () => {
      if (error) reset()
    },
    problemsOf: (values) => {
      const { name, code } = segmentProblems(values)
      return { name: wordsOf(name), code: wordsOf(code) }
    },
  })
  const bind = (field: (typeof FIELDS)[number]) => ({
    ...form.inputOf(field),
    error: form.errorOf(field, refusal?.field === field ? words(refusal.message) : null),
  })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (form.check()) void createSegment(form.values)
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={<FormattedMessage id="segments.title_create" />}
      isUncloseable={isLoading}
      size="sm"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {refusal?.field === null && <FormAlert>{words(refusal.message)}</FormAlert>}
          <TextInput
            label={intl.formatMessage({ id: 'segments.label_name' })}
            placeholder={intl.formatMessage({ id: 'segments.hint_name' })}
            required
            data-autofocus
            maxLength={LIMITS.segmentName}
            {...bind('name')}
          />
          <TextInput
            label={intl.formatMessage({ id: 'segments.label_code' })}
            description={intl.formatMessage({ id: 'segments.text_code' })}
            placeholder="vip"
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.segmentCode}
            {...bind('code')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isLoading} onClick={onClose}>
              <FormattedMessage id="common.action_cancel" />
            </Button>
            <Button type="submit" loading={isLoading}>
              <FormattedMessage id="segments.action_create" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
