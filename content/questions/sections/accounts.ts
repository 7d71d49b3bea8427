import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

export function accountsSection({ year }: YearFigures): Section {
  const hasSecurities = { question: 'securities', is: ['yes'] } as const
  return {
    code: 'accounts',
    title: 'Accounts and securities',
    lead: `What you owned on 31 December ${year}, all over the world.`,
    questions: [
      {
        code: 'e-statements',
        kind: 'choice',
        text: 'Do your banks give you e-tax statements?',
        help: 'An e-tax statement (eSteuerauszug) is a PDF with barcodes. We read it by ourselves, so that you need not list what stands in it.',
        example: 'Your bank offers it in its app under documents, for a fee: for some.',
        options: [
          { value: 'all', label: 'Yes, for all accounts' },
          { value: 'some', label: 'For some' },
          { value: 'none', label: 'No' },
        ],
      },
      {
        code: 'accounts-list',
        kind: 'rows',
        each: 'account',
        text: `Which accounts had you on 31 December ${year}?`,
        help: 'In Switzerland and abroad, without those for which we get an e-tax statement, without pillar 3a. In francs. Where 35% withholding tax was taken, it stands on the statement of interest, and the amount before it counts.',
        example: 'Example Bank, savings, Switzerland, 24’310.55, interest 12.40 without withholding tax.',
        when: { question: 'e-statements', is: ['some', 'none'] },
        columns: [
          { code: 'name', label: 'Bank and account', kind: 'text' },
          { code: 'country', label: 'Country', kind: 'text' },
          { code: 'balance', label: 'Balance on 31.12.', kind: 'money', figure: 'accounts' },
          { code: 'interest', label: 'Interest without withholding tax', kind: 'money', figure: 'interest-untaxed' },
          { code: 'taxed', label: 'Interest with 35% withholding tax', kind: 'money', figure: 'interest-taxed' },
        ],
        source: laws.withholding,
      },
      {
        code: 'securities',
        kind: 'yes_no',
        text: 'Did you hold shares, funds or bonds?',
        help: 'At a bank or a broker, here or abroad, at any time in the year.',
        example: 'An ETF savings plan at a broker in Ireland: yes.',
        source: laws.dbg('Art. 20'),
      },
      {
        code: 'securities-list',
        kind: 'rows',
        each: 'depot',
        text: 'At which banks or brokers, and how much?',
        help: 'Without those of e-tax statements. If you have only a list of transactions, name the bank, leave the amounts open and send us the list.',
        example: 'Example Broker, 58’200, dividends 640 without Swiss withholding tax.',
        when: { all: [hasSecurities, { question: 'e-statements', is: ['some', 'none'] }] },
        columns: [
          { code: 'name', label: 'Bank or broker', kind: 'text' },
          { code: 'value', label: 'Value on 31.12.', kind: 'money', figure: 'securities' },
          { code: 'untaxed', label: 'Income without withholding tax', kind: 'money', figure: 'securities-untaxed' },
          { code: 'taxed', label: 'Income with 35% withholding tax', kind: 'money', figure: 'securities-taxed' },
        ],
        source: laws.withholding,
      },
      {
        code: 'bank-charges',
        kind: 'money',
        figure: 'bank-charges',
        text: 'What did the safekeeping of your securities cost?',
        help: 'Fees for the depot and its administration count; costs of buying and selling do not.',
        example: '4 × CHF 45: 180.',
        when: { all: [hasSecurities, { question: 'e-statements', is: ['some', 'none'] }] },
        source: laws.dbg('Art. 32 para. 1'),
      },
      {
        code: 'crypto',
        kind: 'yes_no',
        text: 'Did you own cryptocurrencies?',
        help: 'They are wealth at their price on 31 December. Gains of private people are free of tax; rewards for staking or mining are income.',
        example: '0.3 bitcoin in a wallet of your own: yes.',
        source: laws.crypto,
      },
      {
        code: 'crypto-list',
        kind: 'rows',
        each: 'wallet or exchange',
        text: `What was it worth on 31 December ${year}?`,
        help: 'In francs, by the list of the Federal Tax Administration or the price of the exchange. Rewards are what came by staking, mining or airdrops.',
        example: 'Wallet, bitcoin, 24’600, no rewards.',
        when: { question: 'crypto', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Wallet or exchange', kind: 'text' },
          { code: 'value', label: 'Value on 31.12.', kind: 'money', figure: 'crypto' },
          { code: 'rewards', label: 'Rewards of the year', kind: 'money', figure: 'other-income' },
        ],
      },
      {
        code: 'vehicle',
        kind: 'yes_no',
        text: 'Did you own a car, motorcycle or boat?',
        help: 'It counts as wealth. A leased one does not.',
        example: 'A car bought in 2021: yes.',
      },
      {
        code: 'vehicle-list',
        kind: 'rows',
        each: 'vehicle',
        text: 'Which one, and what was it worth?',
        help: 'An estimate is enough; many cantons take the price when new and lower it each year.',
        example: 'Estate car of 2021, 14’000.',
        when: { question: 'vehicle', is: ['yes'] },
        columns: [
          { code: 'name', label: 'Make and year', kind: 'text' },
          { code: 'value', label: 'Value', kind: 'money', figure: 'vehicle' },
        ],
      },
      {
        code: 'other-assets',
        kind: 'yes_no',
        text: 'Did you own anything else of value?',
        help: 'Cash, gold, money that you lent, a share of an estate, a company. Household goods do not count.',
        example: 'You lent your brother CHF 10’000.',
      },
      {
        code: 'other-assets-list',
        kind: 'rows',
        each: 'thing',
        text: 'What, and how much was it worth?',
        help: 'One line for each.',
        example: 'Loan to my brother, 10’000.',
        when: { question: 'other-assets', is: ['yes'] },
        columns: [
          { code: 'name', label: 'What', kind: 'text' },
          { code: 'value', label: 'Value', kind: 'money', figure: 'other-asset' },
        ],
      },
    ],
  }
}
