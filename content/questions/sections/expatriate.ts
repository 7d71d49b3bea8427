import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const isExpatriate = { question: 'posted', is: ['yes'] } as const
const isReal = { question: 'expat-way', is: ['real'] } as const

export function expatriateSection({ year }: YearFigures): Section {
  return {
    code: 'expatriate',
    title: 'Posted to Switzerland',
    lead: 'If you are a senior employee or specialist posted here for up to five years, you can deduct more.',
    questions: [
      {
        code: 'posting-ends',
        kind: 'date',
        perPerson: true,
        text: 'When does your posting end?',
        help: 'Enter the date in your assignment letter.',
        example: `30.06.${year + 2}`,
        when: isExpatriate,
      },
      {
        code: 'home-abroad',
        kind: 'yes_no',
        perPerson: true,
        text: 'Did you keep a home abroad for your own use throughout the posting?',
        help: 'You can deduct your Swiss rent only while your home abroad is free for you to use, not once you have let or sold it. You can never deduct the costs of the home abroad.',
        example: 'Your flat in Lyon is empty and you stay there during holidays. Answer: Yes.',
        when: isExpatriate,
        source: laws.expatriates,
      },
      {
        code: 'expat-way',
        kind: 'choice',
        perPerson: true,
        text: 'Which is higher: your actual costs, or the flat rate of CHF 1,500 a month?',
        help: 'The flat rate covers moving and housing, and you need no receipts. Costs your employer paid directly are not deductible either way.',
        example: 'You pay rent of CHF 2,600 a month and keep a home abroad for your own use. Answer: My actual costs.',
        when: isExpatriate,
        ofYear: true,
        options: [
          { value: 'flat', label: 'The flat rate' },
          { value: 'real', label: 'My actual costs' },
        ],
        source: laws.expatriates,
      },
      {
        code: 'expat-months',
        kind: 'number',
        unit: 'months',
        max: 12,
        perPerson: true,
        text: `For how many months of ${year} were you posted to Switzerland?`,
        help: 'Count the months in which you worked here on the posting. For each of them, we deduct the flat rate of CHF 1,500.',
        example: 'Your posting began on 1 June. Answer: 7.',
        when: {
          all: [
            { question: 'expat-way', is: ['flat'] },
            { question: 'home-abroad', is: ['yes'] },
          ],
        },
        ofYear: true,
        source: laws.expatriates,
      },
      {
        code: 'expat-housing',
        kind: 'money',
        figure: 'expatriate-costs',
        label: 'Rent in Switzerland',
        perPerson: true,
        text: `How much rent did you pay in Switzerland in ${year}?`,
        help: 'Enter the rent you paid yourself, without heating and other charges.',
        example: '12 × CHF 2,600. Answer: 31,200.',
        when: { all: [isReal, { question: 'home-abroad', is: ['yes'] }] },
      },
      {
        code: 'expat-move',
        kind: 'money',
        figure: 'expatriate-costs',
        label: 'Moving costs',
        perPerson: true,
        text: `How much did you pay yourself to move to or from Switzerland in ${year}?`,
        help: 'Include removal costs and your family’s first or last journey. Enter 0 if you did not move this year.',
        example: '4,850',
        when: isReal,
      },
      {
        code: 'expat-school',
        kind: 'yes_no',
        perPerson: true,
        text: 'Did you pay for a foreign-language school?',
        help: 'You can deduct the cost of lessons for children under 18 if public schools do not teach in their language. Meals, transport and care are not deductible.',
        example: 'Your son goes to an English-language school in Bern. Answer: Yes.',
        when: { all: [isExpatriate, { question: 'children', is: ['yes'] }] },
        ofYear: true,
        source: laws.expatriates,
      },
      {
        code: 'expat-school-paid',
        kind: 'money',
        figure: 'expatriate-costs',
        label: 'School',
        perPerson: true,
        text: 'How much did the lessons cost?',
        help: 'Leave out meals, transport, care and anything your employer paid.',
        example: '22,000',
        when: { question: 'expat-school', is: ['yes'] },
      },
    ],
  }
}
