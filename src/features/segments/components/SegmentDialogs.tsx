import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields } from '@/common/api/requestFields'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import {
  type Segment,
  segmentCodeSchema,
  segmentNameSchema,
} from '@/contract/entities/posts/segment'
import { LIMITS } from '@/contract/limits'
import { useDeleteSegmentMutation, useCreateSegmentMutation } from '@/features/segments/segmentsApi'
import { segmentDialogClosed, selectSegmentDialog } from '@/features/segments/segmentsSlice'
import { SegmentCodeDialog } from './SegmentCodeDialog'

/** Creating and deleting a segment, and its code for the site; a dialog closes by itself when its request has succeeded. */
export function SegmentDialogs({ segments }: { segments: Segment[] }) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectSegmentDialog)
  const [deleteSegment, { isLoading }] = useDeleteSegmentMutation()
  useEffect(() => () => void dispatch(segmentDialogClosed()), [dispatch])
  const close = () => dispatch(segmentDialogClosed())
  const named =
    dialog && dialog.kind !== 'create'
      ? segments.find(({ id }) => id === dialog.segmentId)
      : undefined
  const subject = dialog?.kind === 'delete' ? named : undefined
  return (
    <>
      {dialog?.kind === 'create' && <CreateSegmentDialog onClose={close} />}
      {dialog?.kind === 'code' && named && <SegmentCodeDialog segment={named} onClose={close} />}
      <ConfirmDialog
        opened={subject !== undefined}
        title={
          <FormattedMessage id="segments.title_delete" values={{ name: subject?.name ?? '' }} />
        }
        confirmLabel={<FormattedMessage id="common.action_delete" />}
        isBusy={isLoading}
        onConfirm={() => subject && void deleteSegment({ id: subject.id })}
        onCancel={close}
      >
        <FormattedMessage id="segments.text_delete" values={{ count: subject?.postCount ?? 0 }} />
      </ConfirmDialog>
    </>
  )
}

/** Asks for the name and the code of a new segment. */
function CreateSegmentDialog({ onClose }: { onClose: () => void }) {
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

const WORDS: Record<string, MessageId> = {
  'empty-field': 'empty-field',
  'too-long': 'segments.error_too-long',
  'wrong-code': 'segments.error_wrong-code',
}

/** The problems of a new segment (product-rules/sources.md#segments), by field; null for a valid one. */
export function segmentProblems(fields: {
  name: string
  code: string
}): Record<'name' | 'code', MessageId | null> {
  return {
    name: problem(segmentNameSchema, fields.name),
    code: problem(segmentCodeSchema, fields.code),
  }
}

function problem(schema: v.GenericSchema<string>, text: string): MessageId | null {
  const [issue] = v.safeParse(schema, text).issues ?? []
  return issue ? (WORDS[issue.message] ?? 'segments.error_wrong-code') : null
}
