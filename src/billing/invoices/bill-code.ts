import type { Data, Debtor } from 'swissqrbill/types'
import { getReferenceType } from 'swissqrbill/utils'
import * as billingTexts from '#billing/locales/en.ts'
import { bankCharacters } from '#platform/text/bank-characters.ts'
import { t } from '#platform/texts.ts'
import type { PostalAddress } from './invoice.ts'
import type { Invoice } from './invoice-db.server.ts'

type Billed = Pick<Invoice, 'account' | 'reference' | 'issuer' | 'recipient' | 'currencyCode' | 'kind' | 'label'>

/**
 * Data of an invoice's QR-bill with structured addresses (type S), without characters that banks reject. Null if the
 * invoice can have none. Omits the buyer if name, postcode or town has no permitted letter or digit.
 */
export function billOf(invoice: Billed, amountCents: number): Data | null {
  const { account, reference, issuer, recipient, currencyCode, kind, label } = invoice
  if (!account || !reference || currencyCode !== 'CHF') return null
  const debtor = recipient.address && partyOf(recipient.name, recipient.address)
  return {
    currency: 'CHF',
    amount: amountCents / 100,
    creditor: { account: account.replaceAll(/\s/g, ''), ...partyOf(issuer.legalName, issuer.address) },
    ...(debtor &&
      [debtor.name, debtor.zip, debtor.city].every((text) => hasLetterOrDigit.test(String(text))) && { debtor }),
    reference,
    message: field(t(billingTexts.billing).paper.title(kind, label), 140),
  }
}

const hasLetterOrDigit = /[\p{L}\p{N}]/u

function field(text: string, max: number): string {
  return bankCharacters(text).slice(0, max).trim()
}

function partyOf(name: string, { street, houseNumber, postcode, town, country }: PostalAddress): Debtor {
  const place = { zip: field(postcode, 16), city: field(town, 35), country }
  const party = { name: field(name, 70), address: field(street, 70), ...place }
  const buildingNumber = field(houseNumber ?? '', 16)
  return buildingNumber ? { ...party, buildingNumber } : party
}

/** QR code content of a Swiss QR-bill (version 2.0). Written here, because the PDF library does not export it. */
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
