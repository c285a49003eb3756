import { TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields } from '@/common/forms/requestFields'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { savedViewNameSchema } from '@/contract/entities/posts/postList'
import { LIMITS } from '@/contract/limits'
import { addressOfFilter } from '../libraryAddress'
import type { LibraryFilter } from '../libraryFilter'
import { useCreateSavedViewMutation } from './savedViewsApi'

interface SaveViewDialogProps {
  filter: LibraryFilter
  onClose: () => void
}

/** Asks for the name under which the current filter is saved. */
export function SaveViewDialog({ filter, onClose }: SaveViewDialogProps) {
  const intl = useIntl()
  const [createView, request] = useCreateSavedViewMutation({ fixedCacheKey: 'createSavedView' })
  const form = useRequestFields({
    request,
    initial: { name: '' },
    problemsOf: ({ name }) => ({
      name: v.is(savedViewNameSchema, name)
        ? null
        : intl.formatMessage({ id: 'filters.error_empty-name' }),
    }),
  })

  function submit() {
    const search = addressOfFilter(filter).toString()
    if (form.check()) void createView({ name: form.values.name.trim(), search })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="filters.title_save-view" />}
      submitLabel={<FormattedMessage id="common.action_save" />}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      alert={form.alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={intl.formatMessage({ id: 'filters.label_view-name' })}
        placeholder={intl.formatMessage({ id: 'filters.hint_view-name' })}
        required
        data-autofocus
        maxLength={LIMITS.savedViewName}
        {...form.bind('name')}
      />
    </FormDialog>
  )
}
