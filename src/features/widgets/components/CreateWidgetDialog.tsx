import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/Dialog'
import type { Widget } from '@/contract/entities/widget'
import { LIMITS } from '@/contract/limits'
import { isTitleRefused } from '../galleryForm'
import { nextWidgetName } from '../rules'
import { failureMessage } from '@/common/api/failureMessage'
import { useCreateWidgetMutation } from '../widgetsApi'
import { widgetDialogClosed } from '../widgetsSlice'

/** Makes a gallery; the list then goes on to its editor. The title is offered, so that Enter is enough. */
export function CreateWidgetDialog({ widgets }: { widgets: readonly Widget[] }) {
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
  const [createWidget, { isLoading, error }] = useCreateWidgetMutation()
  const [name, setName] = useState(() =>
    nextWidgetName(intl.formatMessage({ id: 'widgets.label_gallery' }), widgets, 'gallery'),
  )
  const [isChecked, setIsChecked] = useState(false)
  const close = () => dispatch(widgetDialogClosed())

  function problem(): string | null {
    if (isChecked && isTitleRefused(name)) return intl.formatMessage({ id: 'empty-gallery-title' })
    const failure = error ? failureMessage(error) : null
    return failure && words(failure)
  }

  function submit(event: React.FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (!isTitleRefused(name)) void createWidget({ type: 'gallery', name })
  }

  return (
    <Dialog
      opened
      onClose={close}
      title={<FormattedMessage id="widgets.title_create" />}
      isUncloseable={isLoading}
      size="sm"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            <FormattedMessage id="widgets.text_create" />
          </Text>
          <TextInput
            label={intl.formatMessage({ id: 'widgets.label_title' })}
            data-autofocus
            required
            maxLength={LIMITS.widgetTitle}
            value={name}
            error={problem()}
            onFocus={(event) => {
              event.currentTarget.select()
            }}
            onChange={(event) => {
              setName(event.currentTarget.value)
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isLoading} onClick={close}>
              <FormattedMessage id="common.action_cancel" />
            </Button>
            <Button type="submit" loading={isLoading}>
              <FormattedMessage id="widgets.action_create" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
