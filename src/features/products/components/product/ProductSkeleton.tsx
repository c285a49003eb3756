import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import skeletonClasses from './ProductSkeleton.module.css'

const FACTS = [1, 2, 3, 4]

/** The skeleton of the product page. */
export function ProductSkeleton() {
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
