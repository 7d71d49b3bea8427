import type { AccessScope } from '#accounts/access/access-scope.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { saveProfile, viewProfile } from '#portal/profile/profile.server.ts'
import { findInvoiceAddress } from '#shop/orders/staff/order-list-db.server.ts'

export type AddressOffer = NonNullable<Awaited<ReturnType<typeof findAddressOffer>>>

/** The latest invoice address of a client's orders; null if it is a present or earlier address of the client. */
export async function findAddressOffer(db: Db, clientId: string, scope: AccessScope) {
  const given = await findInvoiceAddress(db, clientId, scope)
  if (!given) return null
  const written = (address: Parameters<typeof addressLine>[0]) => addressLine(address).toLowerCase()
  const saved = await listAddresses(db, clientId)
  const { orderId, number, createdAt, billingAddress: address } = given
  if (saved.some((known) => written(known) === written(address))) return null
  return { orderId, number, createdAt, address, line: addressLine(address), present: saved[0] ?? null }
}

export type SaveInvoiceAddressOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'changed' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string | undefined> }

type Chosen = { clientId: string; orderId: string; sinceOn: string; scope: AccessScope }

/** Saves the invoice address as the client's: with a move-in date as the next one, without as a correction. */
export async function saveInvoiceAddress(
  services: Services,
  actor: Actor,
  { clientId, orderId, sinceOn, scope }: Chosen,
): Promise<SaveInvoiceAddressOutcome> {
  const { db } = services
  if (!may(actor.person, 'client.edit')) return { ok: false, reason: 'not-allowed' }
  const offer = await findAddressOffer(db, clientId, scope)
  if (!offer) return { ok: true }
  if (offer.orderId !== orderId) return { ok: false, reason: 'changed' }
  const { street, houseNumber, postcode, town, country } = offer.address
  const { version, firstName, lastName } = await viewProfile(services, clientId)
  const input = {
    ...{ firstName, lastName },
    ...{ street, houseNumber: houseNumber ?? '', postcode, town, country },
    sinceOn: sinceOn || offer.present?.sinceOn || '',
    isCorrection: sinceOn === '' ? 'yes' : 'no',
  }
  const saved = await saveProfile(services, actor, { personId: clientId, input, version })
  if (saved.ok) return saved
  if (saved.reason === 'invalid') return { ok: false, reason: 'invalid', fields: saved.fields }
  // A second click waits for the first and finds the address saved.
  return (await findAddressOffer(db, clientId, scope)) ? { ok: false, reason: 'changed' } : { ok: true }
}
