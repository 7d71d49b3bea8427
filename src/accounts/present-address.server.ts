import type { Db, Tx } from '#platform/db/database.server.ts'
import { listAddresses } from './address-db.server.ts'

/** Where somebody lives now, where all of it is known. */
export async function presentAddress(db: Db | Tx, personId: string) {
  const [present] = await listAddresses(db, personId)
  if (!present?.postcode || !present.town) return null
  const { street, houseNumber, postcode, town, country } = present
  return { street, houseNumber, postcode, town, country }
}
