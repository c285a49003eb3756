import { CloseButton, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { Loading } from '@/common/ui/states/Loading'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { HASHTAG_LIMITS, type Hashtags } from '@/contract/entities/sources/hashtag'
import type { Integration } from '@/contract/entities/sources/integration'
import { ConnectionField } from '@/features/sources/components/connection/ConnectionField'
import { ListFailure } from '@/features/sources/components/connection/ChoiceList'
import { hashtagsClosed, selectHashtagsOfId } from '@/features/sources/sourcesSlice'
import classes from './HashtagList.module.css'
import {
  useAddHashtagMutation,
  useDeleteHashtagMutation,
  useListHashtagsQuery,
} from './instagramApi'

/** The hashtags of one of the profiles. It closes when the profile is deleted. */
export function HashtagsDialog({ profiles }: { profiles: readonly Integration[] }) {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectHashtagsOfId)
  useEffect(() => () => void dispatch(hashtagsClosed()), [dispatch])
  const profile = profiles.find((one) => one.id === id)
  if (!profile) return null
  return (
    <Dialog
      opened
      size="md"
      title={<FormattedMessage id="integrations.title_hashtags" values={{ name: profile.name }} />}
      onClose={() => dispatch(hashtagsClosed())}
    >
      <HashtagList profileId={profile.id} />
    </Dialog>
  )
}

/** The hashtags that are read, and how many of the names allowed in seven days have been used. */
function HashtagList({ profileId }: { profileId: number }) {
  const { data, error, isFetching, refetch } = useListHashtagsQuery({ id: profileId })
  if (data) return <LoadedHashtags profileId={profileId} hashtags={data} />
  if (error && !isFetching) return <ListFailure failure={error} onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton height={180} radius="md" />
    </Loading>
  )
}

function LoadedHashtags({ profileId, hashtags }: { profileId: number; hashtags: Hashtags }) {
  const intl = useIntl()
  const [addHashtag, request] = useAddHashtagMutation({ fixedCacheKey: 'addHashtag' })
  const [deleteHashtag, deletion] = useDeleteHashtagMutation()
  const spent = hashtags.recent.length
  const free = hashtags.recent.filter((name) => !hashtags.hashtags.includes(name))
  return (
    <Stack gap="md">
      <Text size="sm">
        <FormattedMessage id="integrations.text_hashtags" />
      </Text>
      {hashtags.hashtags.length > 0 && (
        <ul
          className={classes.hashtags}
          aria-label={intl.formatMessage({ id: 'integrations.label_hashtags' })}
        >
          {hashtags.hashtags.map((name) => (
            <li key={name} className={classes.hashtag}>
              <span className={classes.name}>#{name}</span>
              <CloseButton
                size="sm"
                disabled={deletion.isLoading}
                aria-label={intl.formatMessage(
                  { id: 'integrations.label_delete-hashtag' },
                  { name },
                )}
                onClick={() => void deleteHashtag({ id: profileId, name })}
              />
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" role="status">
        <FormattedMessage
          id="integrations.text_hashtags-spent"
          values={{
            spent,
            names: HASHTAG_LIMITS.names,
            days: HASHTAG_LIMITS.days,
            left: Math.max(0, HASHTAG_LIMITS.names - spent),
          }}
        />
        {free.length > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="integrations.text_hashtags-free"
              values={{ list: intl.formatList(free.map((name) => `#${name}`)) }}
            />
          </>
        )}
      </Text>
      <ConnectionField
        // After a hashtag is added, the field is cleared for the next one.
        key={hashtags.hashtags.join()}
        name="hashtag"
        label={<FormattedMessage id="integrations.label_hashtag" />}
        placeholder={intl.formatMessage({ id: 'integrations.hint_hashtag-example' })}
        submitLabel={<FormattedMessage id="integrations.action_add-hashtag" />}
        schema={sourceEndpoints.addHashtag.body.entries.name}
        request={request}
        onSubmit={(name) => void addHashtag({ id: profileId, name })}
      />
    </Stack>
  )
}
