import { findPerson } from '#accounts/people/people-db.server.ts'
import { presentAddress } from '#accounts/sessions/present-address.server.ts'
import { company } from '#company/company.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { type Issuer, postalAddress, type Recipient } from './invoice.ts'

export function issuerOfNow(): Issuer {
  const { legalName, address, addressParts, uid, vatNumber, email, bank } = company()
  const { postcode, town, countryCode } = address
  return { legalName, address: { ...addressParts, postcode, town, country: countryCode }, uid, vatNumber, email, bank }
}

export async function recipientOf(tx: Tx, order: LockedOrder): Promise<Recipient> {
  const person = order.personId ? await findPerson(tx, order.personId) : null
  const saved = postalAddress.safeParse(order.billingAddress)
  const email = order.buyerEmail ?? person?.email ?? null
  const name = order.buyerName || person?.name || email || `Order ${order.number}`
  return { name, email, address: saved.data ?? (person ? await presentAddress(tx, person.id) : null) }
}
