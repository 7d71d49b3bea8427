import { filledColumns } from '#accounts/person-fields.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { openTaxId, sealTaxId } from '#portal/profile/seal-tax-id.server.ts'
import type { FilledFact } from './merge.ts'
import { findFacts, saveFacts } from './merge-db.server.ts'

// Lists and what is encrypted for its person are taken over below.
const plain = filledColumns.filter((name) => name !== 'childrenBorn' && name !== 'taxIdSealed')

/** Takes over what the account that stays does not say; what it says itself is not touched. Resolves with what was filled. */
export async function fillFacts(
  tx: Tx,
  { secretKey }: Pick<Services, 'secretKey'>,
  { keptId, goneId }: { keptId: string; goneId: string },
): Promise<FilledFact[]> {
  const [kept, gone] = [await findFacts(tx, keptId), await findFacts(tx, goneId)]
  const missing = plain.filter((fact) => !kept[fact] && gone[fact])
  const change: Partial<typeof gone> = Object.fromEntries(missing.map((fact) => [fact, gone[fact]]))
  const filled: FilledFact[] = [...missing]
  if (kept.childrenBorn.length === 0 && gone.childrenBorn.length > 0) {
    change.childrenBorn = gone.childrenBorn
    filled.push('childrenBorn')
  }
  if (!kept.taxIdSealed && gone.taxIdSealed) {
    // It opens for the person it was sealed for alone.
    const taxId = openTaxId(secretKey, goneId, gone.taxIdSealed)
    change.taxIdSealed = sealTaxId(secretKey, keptId, taxId)
    filled.push('taxId')
  }
  if (filled.length > 0) await saveFacts(tx, keptId, change)
  return filled
}
