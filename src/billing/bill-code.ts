import type { Data, Debtor } from 'swissqrbill/types'
import { getReferenceType } from 'swissqrbill/utils'
import type { PostalAddress } from './invoice.ts'
import type { Invoice } from './invoice-db.server.ts'
import { billingWords } from './words.ts'

type Billed = Pick<Invoice, 'account' | 'reference' | 'issuer' | 'recipient' | 'currencyCode' | 'kind' | 'label'>

/** What the QR-bill of an invoice says, addresses in parts (type S); null where it can have none. */
export function billOf(invoice: Billed, amountCents: number): Data | null {
  const { account, reference, issuer, recipient, currencyCode, kind, label } = invoice
  if (!account || !reference || currencyCode !== 'CHF') return null
  return {
    currency: 'CHF',
    amount: amountCents / 100,
    creditor: { account: account.replaceAll(/\s/g, ''), ...partyOf(issuer.legalName, issuer.address) },
    ...(recipient.address && { debtor: partyOf(recipient.name, recipient.address) }),
    reference,
    message: billingWords().paper.title(kind, label),
  }
}

function partyOf(name: string, { street, houseNumber, postcode, town, country }: PostalAddress): Debtor {
  const party = { name: name.slice(0, 70), address: street, zip: postcode, city: town, country }
  return houseNumber ? { ...party, buildingNumber: houseNumber } : party
}

/**
 * The text of the code of a bill, version 2.0; every Swiss bank's app reads it. The library that draws papers keeps its own
 * to itself: as a picture for a page it makes 200 KB of it.
 */
export function billCode({ creditor, debtor, amount, currency, reference, message }: Data): string {
  return [
    ...['SPC', '0200', '1', creditor.account, ...partyLines(creditor), ...partyLines()],
    ...[amount?.toFixed(2), currency, ...partyLines(debtor)],
    ...[getReferenceType(reference), reference, message, 'EPD'],
  ].join('\n')
}

function partyLines(party?: Debtor): unknown[] {
  if (!party) return Array.from({ length: 7 }, () => '')
  const { name, address, buildingNumber = '', zip, city, country } = party
  return ['S', name, address, buildingNumber, zip, city, country]
}
