import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { safeXml } from '../reader/safe-xml.ts'
import { decimal } from './decimal.ts'

const namespace = 'http://www.ech.ch/xmlns/eCH-0196/2'

const newestMinorVersion = 22

const value = `"[^"]*"|'[^']*'`

const prolog = /^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/

const startTag = new RegExp(`^<(?:([\\w.-]+):)?([\\w.-]+)((?:\\s+[\\w.:-]+\\s*=\\s*(?:${value}))*)\\s*/?>`)

const flag = z.enum(['1', 'true', '0', 'false']).transform((text) => text === '1' || text === 'true')
const text = (max: number) => z.string().trim().max(max)
/** Names may have 255 characters in a statement (eCH-0010), but only 200 in a figure, so longer names are shortened. */
const name = text(255).transform((full) => (full.length > 200 ? `${full.slice(0, 199).trimEnd()}…` : full))

// `xs:date` and `xs:gYear` may carry a time zone, which does not change the day or year.
const zone = /(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
const day = z
  .string()
  .trim()
  .transform((written) => written.replace(zone, ''))
  .pipe(z.iso.date())
const year = z
  .string()
  .trim()
  .transform((written) => written.replace(zone, ''))
  .pipe(z.string().regex(/^\d{4}$/))
  .transform(Number)

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
  expensesDeductibleCanton: decimal.optional(),
})

const payment = z.object({
  grossRevenueA: decimal.optional(),
  grossRevenueACanton: decimal.optional(),
  grossRevenueB: decimal.optional(),
  grossRevenueBCanton: decimal.optional(),
  withHoldingTaxClaim: decimal.optional(),
  lumpSumTaxCreditAmount: decimal.optional(),
  nonRecoverableTaxAmount: decimal.optional(),
  additionalWithHoldingTaxUSA: decimal.optional(),
  undefined: flag.optional(),
  iup: flag.optional(),
  securitiesLending: flag.optional(),
  lendingFee: flag.optional(),
  retrocession: flag.optional(),
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
  taxPeriod: year,
  periodFrom: day,
  periodTo: day,
  canton: z.string().regex(/^[A-Z]{2}$/),
  totalTaxValue: decimal,
  totalGrossRevenueA: decimal,
  totalGrossRevenueB: decimal,
  totalGrossRevenueACanton: decimal.optional(),
  totalGrossRevenueBCanton: decimal.optional(),
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
  htmlEntities: true,
  isArray: (element, _path, _isLeaf, isAttribute) => !isAttribute && lists.includes(element),
})

export type ReadXml =
  | { ok: true; xml: StatementXml }
  | { ok: false; reason: 'damaged' | 'other-content' | 'hostile' }
  | { ok: false; reason: 'other-version'; version: string }

/** Rejects DTDs, forbidden characters and unsupported versions, in which elements may have another meaning. */
export function readStatementXml(bytes: Uint8Array): ReadXml {
  const text = safeXml(bytes)
  if (!text.ok) return text
  const { source } = text
  try {
    const root = z.object({ taxStatement: z.unknown() }).safeParse(parser.parse(source, true))
    const version = otherVersion(source)
    if (version) return { ok: false, reason: 'other-version', version }
    if (version !== null) return { ok: false, reason: 'other-content' }
    const read = statement.safeParse(root.data?.taxStatement)
    return read.success ? { ok: true, xml: read.data } : { ok: false, reason: 'other-content' }
  } catch {
    return { ok: false, reason: 'damaged' }
  }
}

/** Returns an unsupported version of the standard; null if supported, undefined if the XML is no tax statement. */
function otherVersion(source: string): string | null | undefined {
  const [, prefix, element, rest = ''] = startTag.exec(source.replace(prolog, '')) ?? []
  if (element !== 'taxStatement') return undefined
  const attributes = new Map(
    [...rest.matchAll(new RegExp(`([\\w.:-]+)\\s*=\\s*(${value})`, 'g'))].map(([, name = '', quoted = '']) => [
      name,
      quoted.slice(1, -1),
    ]),
  )
  const stated = attributes.get(prefix ? `xmlns:${prefix}` : 'xmlns') ?? ''
  const minor = attributes.get('minorVersion')?.trim() ?? ''
  if (stated === namespace && /^\d{1,4}$/.test(minor) && Number(minor) <= newestMinorVersion) return null
  const major = /^http:\/\/www\.ech\.ch\/xmlns\/eCH-0196\/(\d{1,4})$/.exec(stated)?.[1]
  return major === undefined ? '' : [major, minor.slice(0, 20)].filter(Boolean).join(', minor version ')
}
