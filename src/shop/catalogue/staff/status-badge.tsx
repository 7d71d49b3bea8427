import { Status } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import type { ProductStatus } from '#shop/catalogue/editing/product-status.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const kinds = { published: 'done', hidden: 'wait', archived: 'off' } as const

export function StatusBadge({ status }: { status: ProductStatus }) {
  return (
    <Status kind={kinds[status]}>
      {say(t(shopStaffTexts.catalogue).productStatuses, { code: status, values: {} })}
    </Status>
  )
}
