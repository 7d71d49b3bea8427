import { encryptTaxId, openTaxId } from '#accounts/people/encrypt-tax-id.server.ts'
import { filledColumns } from '#accounts/people/person-fields.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { FilledFact } from './merge.ts'
import { findFacts, saveFacts } from './merge-db.server.ts'

// The children and the encrypted tax ID are merged separately below.
const plain = filledColumns.filter((name) => name !== 'childrenBorn' && name !== 'taxIdEncrypted')

/** Fills empty fields of the remaining account from the removed one. Resolves with the names of the filled fields. */
export async function fillFacts(
  tx: Tx,
  { secretKey }: Pick<Services, 'secretKey'>,
  { survivorId, removedId }: { survivorId: string; removedId: string },
): Promise<FilledFact[]> {
  const [survivor, removed] = [await findFacts(tx, survivorId), await findFacts(tx, removedId)]
  const missing = plain.filter((fact) => !survivor[fact] && removed[fact])
  const change: Partial<typeof removed> = Object.fromEntries(missing.map((fact) => [fact, removed[fact]]))
  const filled: FilledFact[] = [...missing]
  if (survivor.childrenBorn.length === 0 && removed.childrenBorn.length > 0) {
    change.childrenBorn = removed.childrenBorn
    filled.push('childrenBorn')
  }
  if (!survivor.taxIdEncrypted && removed.taxIdEncrypted) {
    // The tax ID is encrypted for one person id, so encrypt it again for the remaining account.
    const taxId = openTaxId(secretKey, removedId, removed.taxIdEncrypted)
    change.taxIdEncrypted = encryptTaxId(secretKey, survivorId, taxId)
    filled.push('taxId')
  }
  if (filled.length > 0) await saveFacts(tx, survivorId, change)
  return filled
}
