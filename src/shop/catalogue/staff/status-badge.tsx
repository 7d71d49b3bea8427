import { Status } from '#design/feedback/status.tsx'
import { say } from '#platform/words.ts'
import type { ProductStatus } from '#shop/catalogue/editing/product-status.ts'
import { catalogueWords } from './words.ts'

const kinds = { published: 'done', hidden: 'wait', archived: 'off' } as const

export function StatusBadge({ status }: { status: ProductStatus }) {
  return <Status kind={kinds[status]}>{say(catalogueWords().productStatuses, { code: status, values: {} })}</Status>
}
