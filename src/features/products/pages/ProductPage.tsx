import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useLocation, useParams } from 'react-router-dom'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { asApiError } from '@/common/api/apiError'
import { originOf, isId } from '@/common/routing/addressParts'
import { usePageTitle } from '@/common/routing/windowTitle'
import { paths } from '@/common/routing/paths'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconExternalLink } from '@/common/ui/icons/icons'
import { BackLink } from '@/common/ui/layout/BackLink'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { webUrl } from '@/contract/text/links'
import { ProductFacts } from '../components/product/ProductFacts'
import { ProductPhotos } from '../components/photos/ProductPhotos'
import { ProductPosts } from '../components/posts/ProductPosts'
import { ProductSkeleton } from '../components/product/ProductSkeleton'
import { Substitutes } from '../components/substitutes/Substitutes'
import { useGetProductQuery } from '../catalogueApi'
import { useIndexing } from '../hooks/useIndexing'
import classes from './ProductPage.module.css'

/**
 * One product: its photos, facts, substitutes and the posts that have marks of it (product-rules/screens.md#routes).
 */
export function ProductPage() {
  const { id = '' } = useParams()
  if (!isId(id)) return <RedirectToNotFound />
  return <ProductById key={id} id={Number(id)} />
}

function ProductById({ id }: { id: number }) {
  const { data: product, error, refetch } = useGetProductQuery(id)
  const from = originOf(useLocation().state)
  usePageTitle(product?.name)
  useIndexing(product ? [product] : [])
  const failure = asApiError(error)
  if (failure?.kind === 'http' && failure.status === 404) {
    return <RedirectToNotFound />
  }
  return (
    <>
      <BackLink to={from ?? paths.products()}>
        <FormattedMessage id="products.action_to-list" />
      </BackLink>
      {!product && (error ? <ErrorState onRetry={() => void refetch()} /> : <ProductSkeleton />)}
      {product && (
        <>
          <PageHeader
            title={product.name}
            isRecord
            action={
              webUrl(product.link) && (
                <Button
                  component="a"
                  href={product.link}
                  target="_blank"
                  rel="noreferrer"
                  variant="default"
                  leftSection={<IconExternalLink size={18} />}
                >
                  <FormattedMessage id="products.action_open-shop" />
                </Button>
              )
            }
          />
          <div className={classes.columns}>
            <ProductPhotos product={product} />
            <ProductFacts product={product} />
          </div>
          <ProductPosts productId={id} />
          <Substitutes productId={id} />
        </>
      )}
    </>
  )
}
