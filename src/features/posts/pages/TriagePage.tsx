import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { PATHS } from '@/common/routing/paths'
import { usePageTitle } from '@/common/routing/windowTitle'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { IconPencil } from '@/common/ui/icons/icons'
import { postName } from '@/common/ui/posts/postName'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { Album } from '@/contract/entities/posts/album'
import { addressOfFilter, filterOfAddress } from '@/features/posts/library/libraryAddress'
import { listOfFilter, type PostList } from '@/features/posts/library/libraryFilter'
import { useReadPostQuery } from '@/features/posts/library/readPostApi'
import classes from '@/features/posts/triage/Triage.module.css'
import { TriageAlbums } from '@/features/posts/triage/TriageAlbums'
import { useListTriageQuery } from '@/features/posts/triage/triageApi'
import { ActButton, TriageBar } from '@/features/posts/triage/TriageBar'
import { TriageFacts } from '@/features/posts/triage/TriageFacts'
import { TriageEnd, TriageHead } from '@/features/posts/triage/TriageHead'
import { listenForTriage } from '@/features/posts/triage/triageListeners'
import { PostAhead, TriageGone, TriagePicture } from '@/features/posts/triage/TriagePicture'
import { TriageProblem } from '@/features/posts/triage/TriageProblem'
import { TriageSettings, type RenderAlbums } from '@/features/posts/triage/TriageSettings'
import {
  selectTriage,
  skippedAgain,
  triageEntered,
  triageLeft,
} from '@/features/posts/triage/triageSlice'
import { triageSummary } from '@/features/posts/triage/triageState'
import { useTriageActs } from '@/features/posts/triage/useTriageActs'
import { useTriageKeys } from '@/features/posts/triage/useTriageKeys'

/** Posts that are read before they are shown. */
const AHEAD = 4

interface TriagePageProps {
  /** The albums of the account; undefined while they load. */
  albums: readonly Album[] | undefined
  /** Shown instead of the albums when they could not be loaded; else nothing. */
  albumsError: ReactNode
  /** The order of the single album that is filtered by; undefined without one. */
  albumOrder: PostList['order'] | undefined
  /** Whether that order is known. */
  isReady: boolean
  renderAlbums: RenderAlbums
}

/** Sorts out the posts of a list one by one, by keys or by touch. */
export function TriagePage(props: TriagePageProps) {
  const { albums, albumsError, albumOrder, isReady, renderAlbums } = props
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [address] = useSearchParams()
  useListeners(listenForTriage)
  useEffect(() => {
    dispatch(triageEntered())
    return () => void dispatch(triageLeft())
  }, [dispatch])
  usePageTitle(intl.formatMessage({ id: 'triage.title' }))
  const filter = filterOfAddress(address)
  const key = addressOfFilter(filter).toString()
  const triage = useAppSelector(selectTriage)
  const isListed = triage.key === key
  const { isError, refetch } = useListTriageQuery(
    { key, list: listOfFilter(filter, albumOrder) },
    { skip: isListed || !isReady },
  )
  const { ids, position, total } = triage
  return (
    <div className={classes.page}>
      <TriageHead search={key} isCounted={isListed && ids.length > 0} />
      {!isListed && (isError ? <ErrorState onRetry={() => void refetch()} /> : <TriageSkeleton />)}
      {isListed && ids.length === 0 && (
        <EmptyState
          subject="search"
          title={<FormattedMessage id="triage.title_empty" />}
          action={
            <Button component={Link} to={{ pathname: PATHS.home, search: key }}>
              <FormattedMessage id="triage.action_leave" />
            </Button>
          }
        >
          <FormattedMessage id="triage.text_empty" />
        </EmptyState>
      )}
      {isListed && ids.length > 0 && (
        <TriagePost albums={albums ?? []} albumsError={albumsError}>
          <End hasMore={total > ids.length} search={key} />
        </TriagePost>
      )}
      {isListed &&
        ids.slice(position + 1, position + 1 + AHEAD).map((id) => <PostAhead key={id} id={id} />)}
      {triage.areSettingsOpen && <TriageSettings renderAlbums={renderAlbums} />}
    </div>
  )
}

function End({ hasMore, search }: { hasMore: boolean; search: string }) {
  const dispatch = useAppDispatch()
  const { skipped, ...summary } = triageSummary(useAppSelector(selectTriage))
  return (
    <TriageEnd
      {...summary}
      skipped={skipped.length}
      hasMore={hasMore}
      search={search}
      onSkipped={() => dispatch(skippedAgain())}
    />
  )
}

interface TriagePostProps {
  albums: readonly Album[]
  albumsError: ReactNode
  /** Shown behind the last post. */
  children: ReactNode
}

/** The post in turn with everything that can be done to it. */
function TriagePost({ albums, albumsError, children }: TriagePostProps) {
  const intl = useIntl()
  const { ids, position } = useAppSelector(selectTriage)
  const id = ids[position]
  const {
    currentData: post,
    isError,
    refetch,
  } = useReadPostQuery(id ?? 0, {
    skip: id === undefined,
  })
  const acts = useTriageActs(post, albums)
  useTriageKeys(acts)
  const { shown } = acts
  useEffect(() => {
    // On a phone the page scrolls as a whole.
    if (window.scrollY > 0) window.scrollTo(0, 0)
  }, [id])
  return (
    <>
      <Announcement
        place={
          id === undefined
            ? intl.formatMessage({ id: 'triage.title_end' })
            : intl.formatMessage(
                { id: 'triage.text_post' },
                {
                  number: position + 1,
                  total: ids.length,
                  name: post ? postName(intl, post) : '',
                },
              )
        }
      />
      {id === undefined ? (
        children
      ) : (
        <div className={classes.post}>
          <section
            className={classes.view}
            aria-label={intl.formatMessage({ id: 'triage.label_picture' })}
          >
            {shown?.isDeleted || post === null ? (
              <TriageGone isDeleted={shown?.isDeleted === true} />
            ) : post ? (
              <TriagePicture key={id} post={post} />
            ) : isError ? (
              <ErrorState onRetry={() => void refetch()} />
            ) : (
              <Loading className={classes.stage ?? ''}>
                <Skeleton className={classes.picture ?? ''} />
              </Loading>
            )}
          </section>
          <div className={classes.side}>
            <div key={id} className={classes.panel}>
              <TriageProblem acts={acts} />
              {post && (
                <TriageFacts
                  post={post}
                  isPublished={shown?.saved.isPublished === true}
                  editButton={
                    <ActButton
                      name="edit"
                      icon={IconPencil}
                      isOff={!acts.saved}
                      onPress={acts.edit}
                    />
                  }
                />
              )}
              {albumsError || <TriageAlbums albums={albums} acts={acts} />}
            </div>
            <TriageBar acts={acts} />
          </div>
        </div>
      )}
    </>
  )
}

/** Announces the result of the last act and the post that is shown. */
function Announcement({ place }: { place: string }) {
  const words = useMessage()
  const { said } = useAppSelector(selectTriage)
  return (
    <VisuallyHidden role="status">
      {said && `${words(said.message).replace(/\.$/, '')}. `}
      {place}
    </VisuallyHidden>
  )
}

function TriageSkeleton() {
  return (
    <Loading className={classes.post ?? ''}>
      <div className={classes.view}>
        <Skeleton className={classes.stage ?? ''} />
      </div>
      <div className={classes.side}>
        <Skeleton height={24} />
        <Skeleton height={120} mt={16} />
      </div>
    </Loading>
  )
}
