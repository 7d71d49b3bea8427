import { countryColumn, currencyColumn } from '#content/questions/countries.ts'
import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

export function accountsSection({ year }: YearFigures): Section {
  const [atYearEnd, inYear] = [
    { year, basis: 'yearEnd' },
    { year, basis: 'average' },
  ] as const
  const hasSecurities = { question: 'securities', is: ['yes'] } as const
  return {
    code: 'accounts',
    title: 'Accounts and securities',
    lead: `Tell us what you owned on 31 December ${year}, anywhere in the world.`,
    questions: [
      {
        code: 'e-statements',
        kind: 'choice',
        text: 'Do your banks provide e-tax statements?',
        help: 'An e-tax statement (eSteuerauszug) is a PDF with barcodes. We read it automatically, so you do not have to list anything that is in it.',
        example: 'Only one of your banks offers it in its app, for a fee. Answer: For some.',
        options: [
          { value: 'all', label: 'Yes, for all accounts' },
          { value: 'some', label: 'For some' },
          { value: 'none', label: 'No' },
        ],
      },
      {
        code: 'securities',
        kind: 'yes_no',
        tick: 'Shares, funds or bonds',
        text: 'Did you hold shares, funds or bonds?',
        help: 'Include everything you held at a bank or broker, in Switzerland or abroad, at any time during the year.',
        example: 'You have an ETF savings plan with a broker in Ireland. Answer: Yes.',
        source: laws.dbg('Art. 20'),
      },
      {
        code: 'crypto',
        kind: 'yes_no',
        tick: 'Cryptocurrencies',
        text: 'Did you own any cryptocurrencies?',
        help: 'Their value on 31 December is part of your wealth. Private capital gains are tax-free. Rewards from staking or mining are income.',
        example: 'You have 0.3 bitcoin in your own wallet. Answer: Yes.',
        source: laws.crypto,
      },
      {
        code: 'vehicle',
        kind: 'yes_no',
        tick: 'A car, motorcycle or boat',
        text: 'Did you own a car, motorcycle or boat?',
        help: 'A vehicle you own is part of your wealth. A leased vehicle is not.',
        example: 'You bought a car in 2021. Answer: Yes.',
      },
      {
        code: 'other-assets',
        kind: 'yes_no',
        tick: 'Other assets, such as gold or a loan you gave',
        text: 'Did you own anything else of value?',
        help: 'Include cash, gold, money you lent, a share of an estate, or a company. You do not need to declare household goods.',
        example: 'You lent your brother CHF 10,000. Answer: Yes.',
      },
      {
        code: 'accounts-list',
        screen: { code: 'accounts', title: 'Accounts and securities' },
        kind: 'rows',
        each: 'account',
        text: `Which bank accounts did you have on 31 December ${year}?`,
        help: 'List your accounts in Switzerland and abroad, in the currency of the account. We convert at the official rate. Leave out pillar 3a and accounts with an e-tax statement. If 35% Swiss withholding tax (Verrechnungssteuer) was deducted, enter the interest before the deduction. Your interest statement shows both amounts.',
        example:
          'Example Bank, savings account, Switzerland, balance 24,310.55, interest of 12.40 not subject to withholding tax.',
        when: { question: 'e-statements', is: ['some', 'none'] },
        columns: [
          { code: 'name', label: 'Bank and account', kind: 'text' },
          countryColumn,
          currencyColumn,
          { code: 'balance', label: 'Balance on 31 December', kind: 'money', rate: atYearEnd, figure: 'accounts' },
          {
            code: 'interest',
            label: 'Interest not subject to Swiss withholding tax',
            kind: 'money',
            rate: inYear,
            figure: 'interest-untaxed',
          },
          {
            code: 'taxed',
            label: 'Interest subject to 35% Swiss withholding tax',
            kind: 'money',
            rate: inYear,
            figure: 'interest-taxed',
          },
        ],
        source: laws.withholding,
      },
      {
        code: 'securities-list',
        kind: 'rows',
        each: 'custody account',
        text: 'Where do you hold your securities, and what were they worth?',
        help: 'Leave out anything that is in an e-tax statement. If you only have a list of transactions, enter the bank or broker, leave the amounts blank and send us the list.',
        example: 'Example Broker, 58,200, dividends of 640 not subject to Swiss withholding tax.',
        when: { all: [hasSecurities, { question: 'e-statements', is: ['some', 'none'] }] },
        columns: [
          { code: 'name', label: 'Bank or broker', kind: 'text' },
          currencyColumn,
          { code: 'value', label: 'Value on 31 December', kind: 'money', rate: atYearEnd, figure: 'securities' },
          {
            code: 'untaxed',
            label: 'Income not subject to Swiss withholding tax',
            kind: 'money',
            rate: inYear,
            figure: 'securities-untaxed',
          },
          {
            code: 'taxed',
            label: 'Income subject to 35% Swiss withholding tax',
            kind: 'money',
            rate: inYear,
            figure: 'securities-taxed',
          },
        ],
        source: laws.withholding,
      },
      {
        code: 'bank-charges',
        kind: 'money',
        figure: 'bank-charges',
        text: 'How much did you pay in custody fees for your securities?',
        help: 'Include fees for keeping and managing the custody account. You cannot deduct the costs of buying and selling.',
        example: '4 × CHF 45. Answer: 180.',
        when: { all: [hasSecurities, { question: 'e-statements', is: ['some', 'none'] }] },
        source: laws.dbg('Art. 32 para. 1'),
      },
      {
        code: 'crypto-list',
        screen: { code: 'other-assets', title: 'Your other assets' },
        kind: 'rows',
        each: 'wallet or exchange',
        text: `What were your cryptocurrencies worth on 31 December ${year}?`,
        help: 'Enter the value in Swiss francs, from the Federal Tax Administration’s price list or your exchange. “Rewards” means what you received from staking, mining or airdrops.',
        example: 'Wallet, bitcoin, 24,600, no rewards.',
        when: { question: 'crypto', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Wallet or exchange', kind: 'text' },
          { code: 'value', label: 'Value on 31 December', kind: 'money', figure: 'crypto' },
          { code: 'rewards', label: 'Rewards during the year', kind: 'money', figure: 'other-income' },
        ],
      },
      {
        code: 'vehicle-list',
        kind: 'rows',
        each: 'vehicle',
        text: 'Which vehicle was it, and what was it worth?',
        help: 'An estimate is enough. Many cantons start from the price when new and reduce it each year.',
        example: '2021 estate car, 14,000.',
        when: { question: 'vehicle', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Make and year', kind: 'text' },
          { code: 'value', label: 'Value', kind: 'money', figure: 'vehicle' },
        ],
      },
      {
        code: 'other-assets-list',
        kind: 'rows',
        each: 'asset',
        text: 'What was it, and how much was it worth?',
        help: 'Add one row per asset.',
        example: 'Loan to my brother, 10,000.',
        when: { question: 'other-assets', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Asset', kind: 'text' },
          currencyColumn,
          { code: 'value', label: 'Value', kind: 'money', rate: atYearEnd, figure: 'other-asset' },
        ],
      },
    ],
  }
}
