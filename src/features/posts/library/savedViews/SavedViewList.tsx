import { ActionIcon, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconCheck, IconPlus, IconTrash } from '@/common/ui/icons/icons'
import { addressOfFilter, filterOfAddress } from '../libraryAddress'
import type { LibraryFilter } from '../libraryFilter'
import { libraryPanelOpened } from '../filters/libraryPanelSlice'
import { useListSavedViewsQuery } from './savedViewsApi'
import classes from './SavedViewList.module.css'

interface SavedViewListProps {
  filter: LibraryFilter
  onChosen: () => void
}

/** An address in its canonical form. */
const written = (search: string) =>
  addressOfFilter(filterOfAddress(new URLSearchParams(search))).toString()

/** The saved filters, with the current one marked; a filter that is not saved yet can be. */
export function SavedViewList({ filter, onChosen }: SavedViewListProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { data: views, isError, refetch } = useListSavedViewsQuery()
  const shown = addressOfFilter(filter).toString()
  const hasShown = views?.some(({ search }) => written(search) === shown)
  return (
    <>
      <Text fw={600} size="sm" tabIndex={-1} data-autofocus className={classes.title}>
        <FormattedMessage id="filters.title_views" />
      </Text>
      {isError && !views && <ErrorState onRetry={() => void refetch()} />}
      {views?.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="filters.text_no-views" />
        </Text>
      )}
      <ul className={classes.views} aria-label={intl.formatMessage({ id: 'filters.title_views' })}>
        {views?.map(({ id, name, search }) => {
          const isShown = written(search) === shown
          return (
            <li key={id} className={classes.view}>
              <Link
                to={{ search }}
                className={classes.link}
                aria-current={isShown || undefined}
                onClick={onChosen}
              >
                <span className={classes.name}>{name}</span>
                {isShown && <IconCheck size={16} />}
              </Link>
              <ActionIcon
                size={36}
                aria-label={intl.formatMessage({ id: 'filters.action_delete-view' }, { name })}
                onClick={() => dispatch(libraryPanelOpened({ kind: 'delete-view', viewId: id }))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {shown && !hasShown ? (
        <Button
          variant="light"
          fullWidth
          leftSection={<IconPlus size={16} />}
          onClick={() => dispatch(libraryPanelOpened({ kind: 'save-view' }))}
        >
          <FormattedMessage id="filters.action_save-view" />
        </Button>
      ) : (
        <Text size="xs" c="dimmed">
          <FormattedMessage id={shown ? 'filters.text_view-shown' : 'filters.text_save-view'} />
        </Text>
      )}
    </>
  )
}
