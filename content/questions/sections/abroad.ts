import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

/** Income from other countries, and what the treaties say of it. */
export function abroadSection({ year }: YearFigures): Section {
  const hasIncome = { question: 'foreign-income', is: ['yes'] } as const
  return {
    code: 'abroad',
    title: 'Abroad',
    lead: 'Income from other countries, and who else may tax you.',
    questions: [
      {
        code: 'foreign-income',
        kind: 'yes_no',
        perPerson: true,
        text: `Did you have income from another country in ${year}?`,
        help: 'Salary, pension or rent while you lived here. Interest and dividends belong to the accounts. The treaty says which country taxes; the other counts it for the rate, or credits the tax.',
        example: 'A pension from the Netherlands: yes.',
        source: laws.treaties,
      },
      {
        code: 'foreign-income-list',
        kind: 'rows',
        each: 'income',
        perPerson: true,
        text: 'From which country, what kind, and how much?',
        help: 'In francs, before tax. An estimate is enough where you do not have the papers yet.',
        example: 'Netherlands, pension, 9’600.',
        when: hasIncome,
        columns: [
          { code: 'name', label: 'Country', kind: 'text' },
          {
            code: 'sort',
            label: 'Kind',
            kind: 'choice',
            options: [
              { value: 'salary', label: 'Salary' },
              { value: 'pension', label: 'Pension' },
              { value: 'business', label: 'Business' },
              { value: 'other', label: 'Other' },
            ],
          },
          { code: 'amount', label: 'Amount in CHF', kind: 'money', figure: 'foreign-income' },
        ],
        source: laws.treaties,
      },
      {
        code: 'foreign-tax',
        kind: 'yes_no',
        text: 'Was tax taken abroad from dividends or interest?',
        help: 'A part of it can be credited here (DA-1), from CHF 100 on. E-tax statements show it already.',
        example: '15% US tax on dividends: yes.',
        ofYear: true,
        source: laws.treaties,
      },
      {
        code: 'foreign-tax-amount',
        kind: 'money',
        figure: 'foreign-tax-credit',
        text: 'How much of it stands in no e-tax statement?',
        help: 'In francs, as the bank or broker certifies it.',
        example: '86.40',
        when: { question: 'foreign-tax', is: ['yes'] },
      },
      {
        code: 'days-abroad',
        kind: 'choice',
        perPerson: true,
        text: 'Did you work abroad on many days?',
        help: 'Home office in another country or long stays at a customer can move the right to tax and social insurance.',
        example: 'Two days a week from your parents’ house in France: more than 40 days.',
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
        code: 'us-person',
        kind: 'yes_no',
        perPerson: true,
        text: 'Are you a citizen of the USA, or do you hold a green card?',
        help: 'Then you file a return there as well, wherever you live. We say what of ours you need for it.',
        example: 'Born in Boston, living in Biel since you were two: yes.',
      },
      {
        code: 'foreign-return',
        kind: 'yes_no',
        text: `Do you file a tax return for ${year} in another country?`,
        help: 'Its assessment shows the Swiss office what is taxed there.',
        example: 'You moved from Germany in May and file there for the first months: yes.',
        ofYear: true,
      },
    ],
  }
}
