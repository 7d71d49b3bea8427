import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { decimal } from './decimal.ts'

// The parts of eCH-0196 V2 that become figures, as attributes and elements name them.

const flag = z.enum(['1', 'true', '0', 'false']).transform((text) => text === '1' || text === 'true')
const text = (most: number) => z.string().trim().max(most)
const name = text(200)

const account = z.object({
  iban: text(34).optional(),
  bankAccountNumber: text(40).optional(),
  bankAccountName: name,
  bankAccountCurrency: text(3),
  totalTaxValue: decimal,
  totalGrossRevenueA: decimal,
  totalGrossRevenueB: decimal,
  totalWithHoldingTaxClaim: decimal,
})

const liability = z.object({
  iban: text(34).optional(),
  bankAccountNumber: text(40).optional(),
  bankAccountName: name,
  bankAccountCurrency: text(3),
  totalTaxValue: decimal,
  totalGrossRevenueB: decimal,
})

const expense = z.object({
  name,
  expenses: decimal,
  expensesDeductible: decimal.optional(),
})

const payment = z.object({
  grossRevenueA: decimal.optional(),
  grossRevenueB: decimal.optional(),
  withHoldingTaxClaim: decimal.optional(),
  lumpSumTaxCreditAmount: decimal.optional(),
  nonRecoverableTaxAmount: decimal.optional(),
  additionalWithHoldingTaxUSA: decimal.optional(),
  undefined: flag.optional(),
})

const security = z.object({
  positionId: text(20),
  isin: text(12).optional(),
  valorNumber: text(12).optional(),
  country: text(2),
  currency: text(3),
  quotationType: z.enum(['PIECE', 'PERCENT']),
  securityCategory: text(20),
  securityName: name,
  taxValue: z
    .array(z.object({ quantity: text(40), value: decimal.optional(), undefined: flag.optional() }))
    .max(1)
    .default([]),
  payment: z.array(payment).default([]),
})

const list = <Item extends z.ZodType>(element: string, item: Item) =>
  z
    .union([z.literal(''), z.object({ [element]: z.array(item).default([]) })])
    .optional()
    .transform((found) => (typeof found === 'object' ? (found[element] ?? []) : []))

const statement = z.object({
  id: text(80).min(12),
  taxPeriod: z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  canton: z.string().regex(/^[A-Z]{2}$/),
  totalTaxValue: decimal,
  totalGrossRevenueA: decimal,
  totalGrossRevenueB: decimal,
  totalWithHoldingTaxClaim: decimal,
  institution: z.object({ name }),
  client: z.array(z.object({ firstName: name.optional(), lastName: name.optional() })).min(1),
  listOfBankAccounts: list('bankAccount', account),
  listOfLiabilities: list('liabilityAccount', liability),
  listOfExpenses: list('expense', expense),
  listOfSecurities: list('depot', z.object({ depotNumber: text(40), security: z.array(security).default([]) })),
})

export type StatementXml = z.infer<typeof statement>

const lists = ['client', 'bankAccount', 'liabilityAccount', 'expense', 'depot', 'security', 'payment', 'taxValue']

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  parseTagValue: false,
  // Characters that a bank writes by their number, as in M&#252;ller.
  htmlEntities: true,
  isArray: (element, _path, _isLeaf, isAttribute) => !isAttribute && lists.includes(element),
})

export type ReadXml = { ok: true; xml: StatementXml } | { ok: false; reason: 'damaged' | 'other-content' | 'hostile' }

/** Reads the XML of a statement. A document type, and with it every entity of its own, is refused before anything is read. */
export function readStatementXml(bytes: Uint8Array): ReadXml {
  const source = decode(bytes)
  if (source === null) return { ok: false, reason: 'damaged' }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return { ok: false, reason: 'hostile' }
  try {
    const root = z.object({ taxStatement: z.unknown() }).safeParse(parser.parse(source, true))
    const read = statement.safeParse(root.data?.taxStatement)
    return read.success ? { ok: true, xml: read.data } : { ok: false, reason: 'other-content' }
  } catch {
    return { ok: false, reason: 'damaged' }
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
