import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from './ProductRow.module.css'

/** The list's shape while its products are on their way. */
export function ProductListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading className={classes.list}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={56} radius="md" className={classes.picture ?? ''} />
          <div className={classes.words}>
            <Skeleton height={14} width="60%" />
            <Skeleton height={10} mt={8} width="35%" />
          </div>
          <div className={classes.stock}>
            <Skeleton height={20} width={88} radius="xl" />
          </div>
          <div className={classes.price}>
            <Skeleton height={14} width={72} ml="auto" />
          </div>
          <Skeleton height={12} width={80} className={classes.marks ?? ''} />
        </div>
      ))}
    </Loading>
  )
}
