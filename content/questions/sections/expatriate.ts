import type { Section } from '#content/questions/question.ts'
import { laws } from '#content/questions/sources.ts'
import type { YearFigures } from '#content/questions/year-figures.ts'

const isExpatriate = { question: 'posted', is: ['yes'] } as const
const isReal = { question: 'expat-way', is: ['real'] } as const

export function expatriateSection({ year }: YearFigures): Section {
  return {
    code: 'expatriate',
    title: 'Posted to Switzerland',
    lead: 'Senior staff and specialists who are posted here for up to five years may deduct more.',
    questions: [
      {
        code: 'posted',
        kind: 'yes_no',
        perPerson: true,
        text: 'Were you posted to Switzerland by an employer abroad, for at most five years?',
        help: 'As senior staff or specialist, with a posting that ends by its terms. Whoever was hired here without an end is not meant.',
        example: 'The company in Milan sent you to Biel from 2024 to 2027: yes.',
        when: { question: 'employed', is: ['yes'] },
        source: laws.expatriates,
      },
      {
        code: 'posting-ends',
        kind: 'date',
        perPerson: true,
        text: 'When does the posting end?',
        help: 'By the assignment letter.',
        example: `30.06.${year + 2}`,
        when: isExpatriate,
      },
      {
        code: 'home-abroad',
        kind: 'yes_no',
        perPerson: true,
        text: 'Did you keep a home abroad free for your own use all the time?',
        help: 'The Swiss rent is deductible only while a home abroad is yours to use. Once it is let or sold, nothing is. The home abroad itself is never deductible.',
        example: 'Your flat in Lyon stands empty and you stay there at holidays: yes.',
        when: isExpatriate,
        source: laws.expatriates,
      },
      {
        code: 'expat-way',
        kind: 'choice',
        perPerson: true,
        text: 'Which is more: what it really cost, or the flat rate of CHF 1’500 a month?',
        help: 'The flat rate stands for move and housing and needs no proof. What your employer paid directly counts in neither way.',
        example: 'Rent CHF 2’600 a month and a home kept free abroad: the real costs are more.',
        when: isExpatriate,
        ofYear: true,
        options: [
          { value: 'flat', label: 'The flat rate' },
          { value: 'real', label: 'The real costs' },
        ],
        source: laws.expatriates,
      },
      {
        code: 'expat-housing',
        kind: 'money',
        figure: 'expatriate-costs',
        label: 'Rent in Switzerland',
        perPerson: true,
        text: `What rent did you pay in Switzerland in ${year}?`,
        help: 'Rent without heating and other charges, as far as you paid it yourself.',
        example: '12 × CHF 2’600: 31’200.',
        when: { all: [isReal, { question: 'home-abroad', is: ['yes'] }] },
      },
      {
        code: 'expat-move',
        kind: 'money',
        figure: 'expatriate-costs',
        label: 'Move',
        perPerson: true,
        text: `What did you pay yourself for a move to or from Switzerland in ${year}?`,
        help: 'Removal, and the first or last journey of the family. Zero if you did not move in this year.',
        example: '4’850',
        when: isReal,
      },
      {
        code: 'expat-school',
        kind: 'yes_no',
        perPerson: true,
        text: 'Did you pay for a school in a foreign language?',
        help: 'Lessons of minor children count, as far as public schools do not teach in their language. Meals, transport and care do not.',
        example: 'Your son goes to an English school in Bern.',
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
        text: 'What did the lessons cost?',
        help: 'Without meals, transport and care, and without what your employer paid.',
        example: '22’000',
        when: { question: 'expat-school', is: ['yes'] },
      },
    ],
  }
}
