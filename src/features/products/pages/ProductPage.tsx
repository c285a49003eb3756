import { Button, Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useLocation, useParams } from 'react-router-dom'
import { asApiError } from '@/common/api/apiError'
import { originOf, isId } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { usePageTitle } from '@/common/routing/windowTitle'
import { IconExternalLink } from '@/common/ui/icons/icons'
import { BackLink } from '@/common/ui/layout/BackLink'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { webUrl } from '@/contract/text/links'
import { useGetProductQuery } from '@/features/products/catalogueApi'
import { ProductPhotos } from '@/features/products/components/product/ProductPhotos'
import { ProductPosts } from '@/features/products/components/product/ProductPosts'
import { ProductFacts } from '@/features/products/components/product/ProductFacts'
import skeletonClasses from '@/features/products/components/product/ProductSkeleton.module.css'
import { Substitutes } from '@/features/products/components/product/Substitutes'
import { useIndexing } from '@/features/products/useIndexing'
import classes from './ProductPage.module.css'

/**
 * One product: its photos, facts, substitutes and the posts in which it is marked (product-rules/screens.md#routes).
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
          <Substitutes productId={id} />
          <ProductPosts productId={id} />
        </>
      )}
    </>
  )
}

const FACTS = [1, 2, 3, 4]

/** The skeleton of the product page. */
function ProductSkeleton() {
  return (
    <Loading>
      <Skeleton height={32} width="min(420px, 80%)" mt={4} mb={24} />
      <div className={skeletonClasses.columns}>
        <Skeleton className={skeletonClasses.photo ?? ''} radius="md" />
        <div>
          <Skeleton height={28} width={140} mb={24} />
          {FACTS.map((fact) => (
            <Skeleton key={fact} height={16} mt={22} />
          ))}
        </div>
      </div>
    </Loading>
  )
}
