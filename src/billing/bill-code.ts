import type { PostalAddress } from './invoice.ts'

/** What the code of a Swiss QR-bill says. The account is an IBAN without blanks, the amount in cents. */
export type Bill = {
  account: string
  payee: { name: string; address: PostalAddress }
  payer: { name: string; address: PostalAddress } | null
  amountCents: number
  reference: string
  message: string
}

/** The text of the code, version 2.0 with addresses in parts (type S); it is read by every Swiss bank's app. */
export function billCode({ account, payee, payer, amountCents, reference, message }: Bill): string {
  const none = Array.from({ length: 7 }, () => '')
  return [
    ...['SPC', '0200', '1', account.replaceAll(/\s/g, '')],
    ...partyLines(payee),
    ...none,
    ...[(amountCents / 100).toFixed(2), 'CHF'],
    ...(payer ? partyLines(payer) : none),
    ...[reference.startsWith('RF') ? 'SCOR' : 'QRR', reference, message, 'EPD'],
  ].join('\n')
}

function partyLines({ name, address }: Bill['payee']): string[] {
  const { street, houseNumber, postcode, town, country } = address
  return ['S', name.slice(0, 70), street, houseNumber ?? '', postcode, town, country]
}
