type RequestedPayment = {
  taxed?: string
  untaxed?: string
  claim?: string
  /** Foreign tax that can be credited in Switzerland. */
  credit?: string
  /** All foreign tax withheld, if the bank states it. */
  withheld?: string
  us?: string
  open?: boolean
  other?: Record<string, string>
}

export type RequestedStatement = {
  id?: string
  year?: number
  canton?: string
  bank?: string
  clients?: { firstName: string; lastName: string }[]
  accounts?: { value: string; taxed: string; untaxed: string; claim: string }[]
  accountNumbers?: string[]
  depot?: string
  debts?: { value: string; interest: string }[]
  charges?: { amount: string; deductible?: string }[]
  securities?: {
    isin: string
    value: string | null
    category?: string
    payments: RequestedPayment[]
  }[]
  totals?: { value: string; taxed: string; untaxed: string; claim: string }
}

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

export function statementXml(requested: RequestedStatement = {}): string {
  const { id = 'CH0001200CLIENT00000012025123101', year = 2025, canton = 'BE', bank = 'Bank Muster' } = requested
  const { clients = [{ firstName: 'Ana', lastName: 'Keller' }], accounts = [], debts = [] } = requested
  const { charges = [], securities = [] } = requested
  const totals = requested.totals ?? { value: '0', taxed: '0', untaxed: '0', claim: '0' }
  const period = { taxPeriod: String(year), periodFrom: `${year}-01-01`, periodTo: `${year}-12-31`, canton }
  const sums = {
    totalTaxValue: totals.value,
    totalGrossRevenueA: totals.taxed,
    totalGrossRevenueB: totals.untaxed,
    totalWithHoldingTaxClaim: totals.claim,
  }
  const place = (number: number) => ({
    bankAccountNumber: requested.accountNumbers?.[number] ?? `1.${number}`,
    bankAccountName: 'Account &amp; more',
    bankAccountCountry: 'CH',
    bankAccountCurrency: 'CHF',
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<eCH-0196:taxStatement xmlns:eCH-0196="http://www.ech.ch/xmlns/eCH-0196/2" minorVersion="22"${attributes({ id, creationDate: `${year}-12-31T12:00:00`, ...period, ...sums })}>
<eCH-0196:institution name="${bank}"/>
${clients.map((client) => `<eCH-0196:client clientNumber="1"${attributes(client)}/>`).join('\n')}
<eCH-0196:listOfBankAccounts${attributes(sums)}>${accounts
    .map(({ value, taxed, untaxed, claim }, index) => {
      const own = {
        totalTaxValue: value,
        totalGrossRevenueA: taxed,
        totalGrossRevenueB: untaxed,
        totalWithHoldingTaxClaim: claim,
      }
      return `<eCH-0196:bankAccount${attributes({ ...place(index), ...own })}/>`
    })
    .join('')}</eCH-0196:listOfBankAccounts>
<eCH-0196:listOfLiabilities totalTaxValue="0" totalGrossRevenueB="0">${debts
    .map(({ value, interest }, index) => {
      return `<eCH-0196:liabilityAccount${attributes({ ...place(index), totalTaxValue: value, totalGrossRevenueB: interest })}/>`
    })
    .join('')}</eCH-0196:listOfLiabilities>
<eCH-0196:listOfExpenses totalExpenses="0">${charges
    .map(({ amount, deductible }) => {
      const own = {
        name: 'Depot fee',
        amountCurrency: 'CHF',
        expenses: amount,
        expensesDeductible: deductible,
        expenseType: '22',
      }
      return `<eCH-0196:expense${attributes(own)}/>`
    })
    .join('')}</eCH-0196:listOfExpenses>
<eCH-0196:listOfSecurities${attributes(sums)}><eCH-0196:depot depotNumber="${requested.depot ?? 'D-1'}">${securities
    .map(({ isin, value, category = 'SHARE', payments }, index) => {
      const about = { positionId: String(index + 1), isin, country: 'CH', currency: 'CHF', quotationType: 'PIECE' }
      const worth = { referenceDate: `${year}-12-31`, quotationType: 'PIECE', quantity: '10', balanceCurrency: 'CHF' }
      const end = value === null ? { ...worth, undefined: '1' } : { ...worth, value }
      return `<eCH-0196:security${attributes({ ...about, securityCategory: category, securityName: `Share ${index + 1}` })}><eCH-0196:taxValue${attributes(end)}/>${payments
        .map(({ taxed, untaxed, claim, credit, withheld = credit, us, open, other }) => {
          const paid = { grossRevenueA: taxed, grossRevenueB: untaxed, withHoldingTaxClaim: claim }
          const foreign = {
            lumpSumTaxCreditAmount: withheld,
            nonRecoverableTaxAmount: credit,
            additionalWithHoldingTaxUSA: us,
            undefined: open ? '1' : undefined,
          }
          const own = { paymentDate: `${year}-06-30`, quotationType: 'PIECE', quantity: '10', amountCurrency: 'CHF' }
          return `<eCH-0196:payment${attributes({ ...own, ...paid, ...foreign, ...other })}/>`
        })
        .join('')}</eCH-0196:security>`
    })
    .join('')}</eCH-0196:depot></eCH-0196:listOfSecurities>
</eCH-0196:taxStatement>`
}
