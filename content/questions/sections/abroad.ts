import { legalSources } from '#content/law/sources.ts'
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
    lead: 'Income from other countries, and who else may tax you.',
    questions: [
      {
        code: 'foreign-income',
        kind: 'yes_no',
        perPerson: true,
        text: `Did you have income from another country in ${year}?`,
        help: 'Salary or pension while you lived here. Interest and dividends belong to the accounts, rent of a property abroad to the property. The treaty says which country taxes; the other counts it for the rate, or credits the tax.',
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
        help: 'Then you file a return there as well, wherever you live. A bank here needs form W-9 from you; W-8BEN is for people who are not US persons and would be a false statement. Accounts abroad above USD 10,000 in all are reported to the US (FBAR), larger ones on form 8938 as well.',
        example: 'Born in Boston, living in Biel since you were two: yes.',
        source: irs,
      },
      {
        code: 'us-form',
        kind: 'choice',
        perPerson: true,
        text: 'Which form did you sign for your bank?',
        help: 'The bank keeps it. If you signed W-8BEN as a US person, it has to be put right.',
        example: 'When you opened the account you signed a W-9: W-9.',
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
        help: 'The US does not recognise pillar 3a and may tax it each year; funds and ETFs from outside the US are mostly PFICs with a heavy tax there. A 401(k) or an IRA needs the treaty. Ask a US adviser before you pay in or buy.',
        example: 'A 401(k) of an earlier employer and a fund of your bank in Biel.',
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
