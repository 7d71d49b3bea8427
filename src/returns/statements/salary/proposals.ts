import { maxFigureCents } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import type { Proposal } from '../e-tax/proposals.ts'
import type { StatementRemark } from '../remarks.ts'
import type { AmountBox, Certificate } from './certificate.ts'

/**
 * Figures of a certificate, by box: the net salary (or pension) and the tax at source. In a part of a year also the
 * irregular payments, which are a part of the net salary. All other boxes are in the net salary or only shown.
 */
export function proposalsOfCertificate(certificate: Certificate): Proposal[] {
  const { form, employer, amounts } = certificate
  const codes: readonly (readonly [AmountBox, FigureCode])[] = [
    ['11', form === 'pension' ? 'pension' : 'salary'],
    ...(form === 'salary' && isPartYear(certificate) ? [['3', 'one-off-pay'] as const] : []),
    ['12', 'tax-at-source'],
  ]
  return codes.flatMap(([box, code]) => {
    const cents = amounts[box] ?? 0
    if (cents === 0) return []
    const amountCents = cents < 0 || cents > maxFigureCents ? null : cents
    return [{ line: box, code, label: employer.name.slice(0, 200), amountCents }]
  })
}

export function isPartYear({ from, until }: Pick<Certificate, 'from' | 'until'>): boolean {
  return !from.endsWith('-01-01') || !until.endsWith('-12-31')
}

export function remarksOnCertificate(certificate: Certificate): StatementRemark[] {
  const { readFrom, from, until, amounts, freeTransport, canteen, supplements } = certificate
  const { '4': capital = 0, '5': shares = 0, '10.2': buyIn = 0 } = amounts
  const remarks: (StatementRemark | false)[] = [
    readFrom !== 'barcode' && { code: 'read-without-barcode', values: {} },
    isPartYear(certificate) && { code: 'part-year-job', values: { from, until } },
    buyIn !== 0 && { code: 'buy-in-deducted', values: { cents: buyIn } },
    capital !== 0 && { code: 'capital-in-salary', values: { cents: capital } },
    (shares !== 0 || supplements > 0) && { code: 'shares-in-salary', values: { cents: shares, supplements } },
    freeTransport && { code: 'free-transport', values: {} },
    canteen && { code: 'canteen', values: {} },
  ]
  return remarks.filter((remark) => remark !== false)
}
