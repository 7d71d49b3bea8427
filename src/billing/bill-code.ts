import type { Data, Debtor } from 'swissqrbill/types'
import { getReferenceType } from 'swissqrbill/utils'
import { bankCharacters } from '#platform/text/bank-characters.ts'
import type { PostalAddress } from './invoice.ts'
import type { Invoice } from './invoice-db.server.ts'
import { billingWords } from './words.ts'

type Billed = Pick<Invoice, 'account' | 'reference' | 'issuer' | 'recipient' | 'currencyCode' | 'kind' | 'label'>

/**
 * What the QR-bill of an invoice says, addresses in parts (type S); null where it can have none. All of it is in the
 * characters that banks accept; a buyer whose name or place has none of them is left out, for the payer to fill in.
 */
export function billOf(invoice: Billed, amountCents: number): Data | null {
  const { account, reference, issuer, recipient, currencyCode, kind, label } = invoice
  if (!account || !reference || currencyCode !== 'CHF') return null
  const debtor = recipient.address && partyOf(recipient.name, recipient.address)
  return {
    currency: 'CHF',
    amount: amountCents / 100,
    creditor: { account: account.replaceAll(/\s/g, ''), ...partyOf(issuer.legalName, issuer.address) },
    ...(debtor && [debtor.name, debtor.zip, debtor.city].every((text) => hasEmail.test(String(text))) && { debtor }),
    reference,
    message: field(billingWords().paper.title(kind, label), 140),
  }
}

const hasEmail = /[\p{L}\p{N}]/u

/** A field of the bill: one line, of at most so many characters. */
function field(text: string, max: number): string {
  return bankCharacters(text).slice(0, max).trim()
}

function partyOf(name: string, { street, houseNumber, postcode, town, country }: PostalAddress): Debtor {
  const place = { zip: field(postcode, 16), city: field(town, 35), country }
  const party = { name: field(name, 70), address: field(street, 70), ...place }
  const buildingNumber = field(houseNumber ?? '', 16)
  return buildingNumber ? { ...party, buildingNumber } : party
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
