import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import { IconUpload } from '@/common/ui/icons/icons'
import { useImportAddress } from './importAddress'

/** Opens the import, for those who may edit posts. */
export function ImportButton() {
  const canEdit = usePermission('EDIT_POST')
  const { go } = useImportAddress()
  if (!canEdit) return null
  return (
    <Button
      leftSection={<IconUpload size={18} />}
      onClick={() => {
        go('new')
      }}
    >
      <FormattedMessage id="reviews.action_import" />
    </Button>
  )
}

/** The import that the address names. */
export function ImportDoor() {
  const canEdit = usePermission('EDIT_POST')
  const { open, go } = useImportAddress()
  if (open === null || !canEdit) return null
  return (
    <Suspense>
      <ReviewImport
        importId={open === 'new' ? null : open}
        onUploaded={(id) => {
          go(id, true)
        }}
        onAnother={() => {
          go('new', true)
        }}
        onClose={() => {
          go(null, true)
        }}
      />
    </Suspense>
  )
}

/** Import of reviews from a file, loaded when it is first opened. */
const ReviewImport = lazyWithTexts(() =>
  import(/* webpackChunkName: "review-import" */ './ReviewImport').then(
    (module) => module.ReviewImport,
  ),
)
