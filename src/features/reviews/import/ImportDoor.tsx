import { Button, Anchor, Group, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { isId } from '@/common/routing/addressParts'
import { usePermission } from '@/common/session/user'
import { IconUpload } from '@/common/ui/icons/icons'
import classes from './ReviewImport.module.css'

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

interface RunningImportProps {
  running: { id: number; done: number; total: number }
}

/** Shows the progress of a running import beside the list, regardless of the user who started it. */
export function RunningImport({ running: { id, done, total } }: RunningImportProps) {
  const intl = useIntl()
  const canEdit = usePermission('EDIT_POST')
  const { addressOf } = useImportAddress()
  return (
    <Group gap="sm" className={classes.running ?? ''}>
      <Text size="sm" role="status">
        <FormattedMessage id="reviewImport.text_progress" values={{ done, count: total }} />
      </Text>
      <Progress
        className={classes.runningBar ?? ''}
        value={total === 0 ? 0 : (done / total) * 100}
        animated
        aria-label={intl.formatMessage({ id: 'reviewImport.label_progress' })}
      />
      {canEdit && (
        <Anchor component={Link} to={addressOf(id)} size="sm">
          <FormattedMessage id="reviewImport.action_details" />
        </Anchor>
      )}
    </Group>
  )
}

/** The parameter of the address with the open import: its id, or `new` until a file is chosen. */
const PARAMETER = 'import'
const NEW = 'new'

/** The import that the address names, and the way to another one. */
function useImportAddress() {
  const [address, setAddress] = useSearchParams()
  const value = address.get(PARAMETER) ?? ''
  return {
    open: value === NEW ? ('new' as const) : isId(value) ? Number(value) : null,
    addressOf: (to: number) => ({ search: withImport(address, to).toString() }),
    go: (to: number | 'new' | null, replace = false) => {
      setAddress((current) => withImport(current, to), { replace })
    },
  }
}

function withImport(address: URLSearchParams, to: number | 'new' | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (to === null) next.delete(PARAMETER)
  else next.set(PARAMETER, String(to))
  return next
}
