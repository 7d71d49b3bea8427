import { listAddresses } from '#accounts/people/address-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export async function presentAddress(db: Db | Tx, personId: string) {
  const [present] = await listAddresses(db, personId)
  if (!present?.postcode || !present.town) return null
  const { street, houseNumber, postcode, town, country } = present
  return { street, houseNumber, postcode, town, country }
}
