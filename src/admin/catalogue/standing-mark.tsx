import { Status } from '#design/status.tsx'
import { say } from '#platform/words.ts'
import type { Standing } from '#shop/catalogue/standing.ts'
import { catalogueWords } from './words.ts'

const kinds = { published: 'done', hidden: 'wait', archived: 'off' } as const

/** Whether a product can be seen in the store. */
export function StandingBadge({ standing }: { standing: Standing }) {
  return <Status kind={kinds[standing]}>{say(catalogueWords().standings, { code: standing, values: {} })}</Status>
}
