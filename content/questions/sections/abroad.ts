import { legalSources } from '#content/law/sources.ts'
import { countryColumn, currencyColumn } from '#content/questions/countries.ts'
import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const irs = {
  title: 'Internal Revenue Service: U.S. citizens and residents abroad',
  href: legalSources.irsAbroad.href,
}

export function abroadSection({ year }: YearFigures): Section {
  const hasIncome = { question: 'foreign-income', is: ['yes'] } as const
  return {
    code: 'abroad',
    title: 'Abroad',
    lead: 'Tell us about income from other countries and where else you may be taxed.',
    questions: [
      {
        code: 'foreign-income',
        kind: 'yes_no',
        tick: 'Income from another country',
        perPerson: true,
        text: `Did you have income from another country in ${year}?`,
        help: 'Include salaries and pensions you received while you lived here. Enter interest and dividends with your accounts, and rent from property abroad with your property. The tax treaty determines which country taxes the income. The other country uses it to set your tax rate, or credits the tax.',
        example: 'You receive a pension from the Netherlands. Answer: Yes.',
        source: laws.treaties,
      },
      {
        code: 'us-person',
        kind: 'yes_no',
        tick: 'US citizenship or a green card',
        perPerson: true,
        text: 'Are you a US citizen or a green card holder?',
        help: 'If you are, you must also file a US tax return, wherever you live. A bank here needs Form W-9 from you. Form W-8BEN is for people who are not US persons, so signing it would be a false declaration. If your accounts outside the US total more than USD 10,000, you must report them to the US (FBAR), and larger amounts also on Form 8938.',
        example: 'You were born in Boston and have lived in Biel since you were two. Answer: Yes.',
        source: irs,
      },
      {
        code: 'foreign-tax',
        kind: 'yes_no',
        tick: 'Foreign tax on dividends or interest',
        text: 'Was foreign tax deducted from your dividends or interest?',
        help: 'If it is CHF 100 or more, part of it can be credited here (form DA-1). E-tax statements already show it.',
        example: '15% US tax was deducted from your dividends. Answer: Yes.',
        ofYear: true,
        source: laws.treaties,
      },
      {
        code: 'foreign-return',
        kind: 'yes_no',
        tick: 'A tax return in another country',
        text: `Do you file a tax return for ${year} in another country?`,
        help: 'The tax assessment from that country shows the Swiss tax office what is taxed there.',
        example:
          'You moved here from Germany in May and are filing a tax return there for the first months of the year. Answer: Yes.',
        ofYear: true,
      },
      {
        code: 'foreign-income-list',
        kind: 'rows',
        each: 'income',
        perPerson: true,
        text: 'Which country, what type of income, and how much?',
        help: 'Enter amounts before tax, in the currency you received. We convert at the official rate. If you do not have the documents yet, an estimate is enough.',
        example: 'Netherlands, pension, EUR, 9,600.',
        when: hasIncome,
        columns: [
          { ...countryColumn, code: 'name' },
          {
            code: 'sort',
            label: 'Type of income',
            kind: 'choice',
            options: [
              { value: 'salary', label: 'Salary' },
              { value: 'pension', label: 'Pension' },
              { value: 'business', label: 'Business: profit' },
              { value: 'business-loss', label: 'Business: loss' },
              { value: 'other', label: 'Other' },
            ],
          },
          currencyColumn,
          {
            code: 'amount',
            label: 'Amount for the year',
            kind: 'money',
            rate: { year, basis: 'average' },
            figure: 'foreign-income',
            figureBy: {
              column: 'sort',
              is: { business: 'foreign-business-income', 'business-loss': 'foreign-business-loss' },
            },
          },
        ],
        source: laws.treaties,
      },
      {
        code: 'foreign-tax-amount',
        kind: 'money',
        figure: 'foreign-tax-credit',
        text: 'How much foreign tax is not in an e-tax statement?',
        help: 'Enter the amount in Swiss francs. If your bank or broker shows it in another currency, choose “I don’t know” and send us the document: we will convert it. Leave out tax that you can reclaim from the other country.',
        example: '86.40',
        when: { question: 'foreign-tax', is: ['yes'] },
      },
      {
        code: 'days-abroad',
        kind: 'choice',
        perPerson: true,
        text: 'Did you work abroad for many days?',
        help: 'Working from home in another country or long stays with a customer can change where you pay tax and social security contributions.',
        example: 'You worked two days a week from your parents’ house in France. Answer: More than 40 days.',
        ofYear: true,
        when: { question: 'employed', is: ['yes'] },
        options: [
          { value: 'no', label: 'No' },
          { value: 'some', label: 'Up to 40 days' },
          { value: 'many', label: 'More than 40 days' },
        ],
        source: laws.treaties,
      },
      {
        code: 'us-form',
        kind: 'choice',
        perPerson: true,
        text: 'Which form did you sign for your bank?',
        help: 'Your bank keeps the form. If you are a US person and signed Form W-8BEN, this must be corrected.',
        example: 'You signed a W-9 when you opened the account. Answer: W-9.',
        when: { question: 'us-person', is: ['yes'] },
        options: [
          { value: 'w9', label: 'W-9' },
          { value: 'w8ben', label: 'W-8BEN' },
          { value: 'none', label: 'None, or I do not know' },
        ],
        source: irs,
      },
      {
        code: 'us-savings',
        kind: 'several',
        perPerson: true,
        text: 'Which of these do you have?',
        help: 'The US does not recognise pillar 3a and may tax it each year. Most funds and ETFs from outside the US are PFICs (passive foreign investment companies), which the US taxes heavily. How a 401(k) or an IRA is taxed depends on the tax treaty. Ask a US adviser before you pay in or buy.',
        example:
          'You have a 401(k) from an earlier employer and a fund at your bank in Biel. Answer: Funds or ETFs from outside the US, and 401(k).',
        when: { question: 'us-person', is: ['yes'] },
        options: [
          { value: 'pillar-3a', label: 'Pillar 3a' },
          { value: 'funds', label: 'Funds or ETFs from outside the US' },
          { value: '401k', label: '401(k)' },
          { value: 'ira', label: 'IRA or Roth IRA' },
          { value: 'none', label: 'None of these' },
        ],
        source: laws.treaties,
      },
      {
        code: 'us-plans',
        kind: 'rows',
        each: 'plan',
        perPerson: true,
        text: `What were your US retirement plans worth on 31 December ${year}?`,
        help: 'Add one row for each 401(k) or IRA. We check whether your canton treats the plan like a Swiss pension, which is not part of your wealth, or taxes it. Do not list it again with your other assets.',
        example: '401(k) from an earlier employer, USD, 140,000.',
        when: { question: 'us-savings', is: ['401k', 'ira'] },
        columns: [
          { code: 'name', label: 'Plan', kind: 'text' },
          currencyColumn,
          { code: 'value', label: 'Value on 31 December', kind: 'money', rate: { year, basis: 'yearEnd' } },
        ],
        source: laws.treaties,
      },
    ],
  }
}
