import { caseWords } from '#cases/words.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { type CaseToOpen, casesToOpen } from './case-opening.ts'
import { findBuyer, findYearTitle, listOpeningProducts } from './case-opening-db.server.ts'
import type { OpeningKind } from './staff-opening.ts'

export type OpeningPlan = Pick<
  CaseToOpen,
  'caseType' | 'title' | 'taxYear' | 'priority' | 'description' | 'productIds'
> & { canton: string | null }

export async function planOpening(
  tx: Tx,
  { clientId, kind, taxYear }: { clientId: string; kind: OpeningKind; taxYear: number },
): Promise<OpeningPlan | null> {
  const { names } = caseWords()
  const { canton } = await findBuyer(tx, clientId)
  if ('caseType' in kind) {
    const { caseType } = kind
    const title = names.requested[caseType](taxYear)
    return { caseType, title, taxYear, priority: 'medium', description: '', productIds: [], canton }
  }
  const product = (await listOpeningProducts(tx)).find(({ id }) => id === kind.productId)
  if (!product) return null
  const { id: productId, title: productTitle, typeValue, caseType } = product
  const variantTitle = await findYearTitle(tx, productId, taxYear)
  const line = { id: '', productId, productTitle, variantTitle, typeValue, caseType, taxYear, quantity: 1 }
  const [planned] = casesToOpen([line], taxYear, names)
  if (!planned) return null
  const { orderLineId: _, unitNumber: __, addOns: ___, ...facts } = planned
  return { ...facts, canton }
}
