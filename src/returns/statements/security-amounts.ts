import { type Exact, total } from './reader/decimal.ts'
import type { StatementXml } from './reader/statement-xml.ts'

type XmlSecurity = StatementXml['listOfSecurities'][number]['security'][number]
type XmlPayment = XmlSecurity['payment'][number]

/** Payments that the bank lists but excludes from its totals (eCH-0196 2.5.7); shown separately and not summed. */
export const apartKinds = ['retrocession', 'lending', 'negativeIup'] as const
export type ApartKind = (typeof apartKinds)[number]

/** Coins and precious metals are declared as other wealth, not in the list of securities (eCH-0196 2.5.7). */
export function isMetal(category: string): boolean {
  return category === 'COINBULL'
}

function apartKindOf({ retrocession, securitiesLending, lendingFee, iup, ...payment }: XmlPayment): ApartKind | null {
  if (retrocession) return 'retrocession'
  if (securitiesLending || lendingFee) return 'lending'
  return iup && grossOf(payment) < 0n ? 'negativeIup' : null
}

function grossOf({
  grossRevenueA = 0n,
  grossRevenueB = 0n,
}: Pick<XmlPayment, 'grossRevenueA' | 'grossRevenueB'>): Exact {
  return grossRevenueA + grossRevenueB
}

/**
 * Returns the exact amounts of a security. An amount is null if the bank marks it as undefined or omits a required
 * value. `credit` (`nonRecoverableTaxAmount`) is the foreign tax that Switzerland credits (DA-1). `abroad` is the
 * foreign tax that only the foreign state refunds: `lumpSumTaxCreditAmount` less `credit`, or 0 if either is missing.
 */
export function amountsOf({ taxValue: [atYearEnd], payment }: XmlSecurity) {
  const apart = new Map(payment.flatMap((one) => (apartKindOf(one) ? [[one, apartKindOf(one)] as const] : [])))
  const counted = payment.filter((one) => !apart.has(one))
  const sum = (amount: (one: XmlPayment) => Exact | undefined) => total(counted.map((one) => amount(one) ?? 0n))
  const isOpen = payment.some((one) => one.undefined)
  const isCreditOpen = counted.some(
    (one) => one.nonRecoverableTaxAmount === undefined && (one.lumpSumTaxCreditAmount ?? 0n) !== 0n,
  )
  return {
    value: atYearEnd === undefined ? 0n : atYearEnd.undefined ? null : (atYearEnd.value ?? null),
    taxed: isOpen ? null : sum((one) => one.grossRevenueA),
    untaxed: isOpen ? null : sum((one) => one.grossRevenueB),
    taxedCanton: isOpen ? null : sum((one) => one.grossRevenueACanton ?? one.grossRevenueA),
    untaxedCanton: isOpen ? null : sum((one) => one.grossRevenueBCanton ?? one.grossRevenueB),
    claim: sum((one) => one.withHoldingTaxClaim),
    credit: isCreditOpen ? null : sum((one) => one.nonRecoverableTaxAmount),
    abroad: sum(abroadOf),
    us: sum((one) => one.additionalWithHoldingTaxUSA),
    apart: apartKinds.map((kind) => total(payment.map((one) => (apart.get(one) === kind ? grossOf(one) : 0n)))),
  }
}

function abroadOf({ lumpSumTaxCreditAmount, nonRecoverableTaxAmount }: XmlPayment): Exact {
  if (lumpSumTaxCreditAmount === undefined || nonRecoverableTaxAmount === undefined) return 0n
  const rest = lumpSumTaxCreditAmount - nonRecoverableTaxAmount
  return rest > 0n ? rest : 0n
}
