import { Spoiler, Text, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Spoiler.css'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Loading } from '@/common/ui/states/Loading'
import { Status } from '@/common/ui/states/Status'
import { clickRate, type PostAnalyticsRow } from '@/contract/entities/analytics'
import { ClickRate, RevenueText } from './figures'
import classes from './PostFigures.module.css'

const TEXT_HEIGHT_PX = 140

/** One post: its picture and text, and its figures. */
export function PostFigures({ post }: { post: PostAnalyticsRow }) {
  return (
    <div className={classes.post}>
      <img src={post.thumbnailUrl} alt="" className={classes.picture} />
      <div>
        <Status tone={post.isPublished ? 'good' : 'off'}>
          <FormattedMessage
            id={post.isPublished ? 'analytics.label_published' : 'analytics.label_draft'}
          />
        </Status>
        <Spoiler
          className={classes.text ?? ''}
          maxHeight={TEXT_HEIGHT_PX}
          showLabel={<FormattedMessage id="analytics.action_whole-text" />}
          hideLabel={<FormattedMessage id="analytics.action_short-text" />}
        >
          {post.text || (
            <Text component="span" c="dimmed">
              <FormattedMessage id="library.label_untitled" />
            </Text>
          )}
        </Spoiler>
        <dl className={classes.figures}>
          <Figure name={<FormattedMessage id="analytics.title_opens" />}>
            <FormattedNumber value={post.opens} />
          </Figure>
          <Figure name={<FormattedMessage id="analytics.title_product-clicks" />}>
            <FormattedNumber value={post.productClicks} />
          </Figure>
          <Figure name={<FormattedMessage id="analytics.title_click-rate" />}>
            <ClickRate percent={clickRate(post)} />
          </Figure>
          <Figure name={<FormattedMessage id="analytics.title_purchases" />}>
            <FormattedNumber value={post.purchases} />
          </Figure>
          <Figure name={<FormattedMessage id="analytics.title_revenue" />}>
            <RevenueText revenue={post.revenue} />
          </Figure>
        </dl>
      </div>
    </div>
  )
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const FIGURES = [0, 1, 2, 3, 4]

/** The skeleton of a post's report while its numbers are loading. */
export function PostFiguresSkeleton() {
  return (
    <Loading className={classes.post}>
      <Skeleton height="auto" className={classes.picture ?? ''} />
      <div>
        <Skeleton height={26} width={140} mb={16} />
        <Skeleton height={66} mb={24} />
        <div className={classes.figures}>
          {FIGURES.map((key) => (
            <Skeleton key={key} height={92} radius="md" />
          ))}
        </div>
      </div>
    </Loading>
  )
}
