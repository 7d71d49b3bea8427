import { XMLBuilder } from 'fast-xml-parser'
import { isSwiss, type Payee, type PayeeAddress } from '#shop/payouts/payee.ts'

const format = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

export type Debtor = { name: string; iban: string }

export type PaymentOrder = {
  messageId: string
  createdAt: Date
  executeOn: string
  debtor: Debtor
  transfers: { reference: string; amountCents: number; currencyCode: string; payee: Payee; message: string }[]
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/** Payment file (ISO 20022 pain.001.001.09, Swiss Payment Standards). Equal input always gives the same bytes. */
export function pain001({ messageId, createdAt, executeOn, debtor, transfers }: PaymentOrder): string {
  const sumCents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const sums = { NbOfTxs: transfers.length, CtrlSum: francs(sumCents) }
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': format,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: `${createdAt.toISOString().slice(0, 19)}Z`,
          ...sums,
          InitgPty: { Nm: printable(debtor.name, 70) },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          BtchBookg: false,
          ...sums,
          ReqdExctnDt: { Dt: executeOn },
          Dbtr: { Nm: printable(debtor.name, 70) },
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'CHBCC' }, MmbId: clearingOf(debtor.iban) } } },
          CdtTrfTxInf: transfers.map(transferOf),
        },
      },
    },
  })
}

function transferOf({ reference, amountCents, currencyCode, payee, message }: PaymentOrder['transfers'][number]) {
  return {
    PmtId: { InstrId: reference, EndToEndId: reference },
    Amt: { InstdAmt: { '#text': francs(amountCents), '@Ccy': currencyCode } },
    ...(isSwiss(payee.iban) ? {} : { ChrgBr: 'SHAR' }),
    ...(payee.bic ? { CdtrAgt: { FinInstnId: { BICFI: payee.bic } } } : {}),
    Cdtr: { Nm: printable(payee.name, 70), ...(payee.address ? { PstlAdr: addressOf(payee.address) } : {}) },
    CdtrAcct: { Id: { IBAN: payee.iban } },
    RmtInf: { Ustrd: printable(message, 140) },
  }
}

/** Structured address with its elements in schema order; banks accept no other kind from November 2026. */
function addressOf({ street, houseNumber, postcode, town, country }: PayeeAddress) {
  return {
    ...(street ? { StrtNm: printable(street, 70) } : {}),
    ...(houseNumber ? { BldgNb: printable(houseNumber, 16) } : {}),
    ...(postcode ? { PstCd: printable(postcode, 16) } : {}),
    TwnNm: printable(town, 35),
    Ctry: country,
  }
}

function clearingOf(iban: string): string {
  return String(Number(iban.slice(4, 9))).padStart(3, '0')
}

function francs(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Replaces characters that Swiss banks reject with full stops. Latin letters are accepted, including accented ones. */
function printable(text: string, max: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]/gu, '.')
    .slice(0, max)
}
