import { Tabs } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import type { MessageId } from '@/common/i18n/messages'
import { POST_TYPES, postTypeSchema, type PostType } from '@/contract/entities/posts/post'
import '@mantine/core/styles/Tabs.css'
import { useListProductPostsInfiniteQuery } from '@/features/products/catalogueApi'
import { ProductPostGrid } from './ProductPostGrid'
import classes from './ProductPosts.module.css'
import { Section } from './Section'

const LABELS: Record<PostType, MessageId> = {
  post: 'products.type_post',
  story: 'products.type_story',
  live: 'products.type_live',
  review: 'products.type_review',
}

/** The posts in which a product is marked, one tab for each type; the open tab is in the address. */
export function ProductPosts({ productId }: { productId: number }) {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const type = address.get('type')
  const shown = v.is(postTypeSchema, type) ? type : 'post'
  return (
    <Section title={<FormattedMessage id="products.title_posts" />}>
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(next) => {
          setAddress(next === null || next === 'post' ? {} : { type: next }, { replace: true })
        }}
      >
        <Tabs.List
          className={classes.tabs ?? ''}
          aria-label={intl.formatMessage({ id: 'products.label_post-type' })}
        >
          {POST_TYPES.map((postType) => (
            <Tabs.Tab key={postType} value={postType}>
              <FormattedMessage id={LABELS[postType]} />
              <Count productId={productId} postType={postType} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {POST_TYPES.map((postType) => (
          <Tabs.Panel key={postType} value={postType} pt="md">
            <ProductPostGrid productId={productId} postType={postType} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Section>
  )
}

function Count({ productId, postType }: { productId: number; postType: PostType }) {
  const { data } = useListProductPostsInfiniteQuery({ id: productId, postType })
  const total = data?.pages[0]?.paging.total
  return <span className={classes.count}>{total}</span>
}
