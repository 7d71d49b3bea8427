import { Status } from '#design/status.tsx'
import { say } from '#platform/words.ts'
import type { CurrentStatus } from '#shop/catalogue/product-status.ts'
import { catalogueWords } from './words.ts'

const kinds = { published: 'done', hidden: 'wait', archived: 'off' } as const

export function StatusBadge({ status }: { status: CurrentStatus }) {
  return <Status kind={kinds[status]}>{say(catalogueWords().standings, { code: status, values: {} })}</Status>
}
